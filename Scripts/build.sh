# Sourced after packages.sh: `release PRODUCT [OPTION…]` builds a product for release, stripped and with the Swift runtime
# inside, and prints its path. Without a toolchain it says so and ends the script with status 2.

release() {
  local product=$1 options log built linked
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
  linked=$built
  if [ "$(uname -s)" = Linux ] && relink "$built"; then linked=$built-small; fi
  strip "$linked" -o "$built-stripped"
  echo "$built-stripped"
}

# relink PROGRAM: links PROGRAM-small, without what is not used. Of Yams that is all but libyaml: SwiftPM links a product
# whole, and Yams's own half brings Foundation and ICU along, 45 of 72 MB. A program exports nothing, which is 1 MB more.
relink() {
  local product=${1##*/} objects=$1.product/Objects.LinkFileList
  [ -f "$objects" ] || return 1
  grep -v '/Yams\.build/' "$objects" > "$1-objects"
  swiftc -o "$1-small" -static-stdlib -emit-executable -Xlinker --gc-sections -Xlinker --no-export-dynamic \
    -Xlinker --defsym -Xlinker "main=${product//-/_}_main" "@$1-objects" 2>/dev/null
}
