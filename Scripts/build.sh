# Sourced after packages.sh: `release PRODUCT [OPTION…]` builds a product for release, stripped and with the Swift runtime
# inside, and prints its path. Without a toolchain it says so and ends the script with status 2.

release() {
  local product=$1 options log built
  shift
  if ! command -v swift >/dev/null; then
    echo "There is no Swift toolchain to build $product with. Install Swift 6.3 (https://www.swift.org/install), or run in an image such as swift:6.3." >&2
    exit 2
  fi
  options=(-c release --product "$product" "$@")
  if [ "$(uname -s)" = Linux ]; then options+=(--static-swift-stdlib); fi
  log=$(swift build "${options[@]}" 2>&1) || {
    printf '%s\n' "$log" >&2
    exit 2
  }
  built=$(swift build "${options[@]}" --show-bin-path 2>/dev/null)/$product
  strip "$built" -o "$built-stripped"
  echo "$built-stripped"
}
