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

# relink PROGRAM: links PROGRAM-small, without what is not used: 20 MB instead of 72, and of libraries it needs glibc only.
#
# - Of Yams only libyaml is used; its other half brings Foundation and ICU along: 45 MB.
# - ArgumentParser brings FoundationEssentials along for two functions: 5 MB (packaging/FoundationEssentials.swift).
# - The frames of Swift code are for C++ exceptions, which it does not throw: 1.7 MB.
# - A program exports nothing: 1 MB. The C++ library is inside: 0.1 MB.
relink() {
  local product=${1##*/} objects=$1.product/Objects.LinkFileList work number=0 object library link
  [ -f "$objects" ] || return 1
  work=$(mktemp -d)
  # The list is quoted for the linker.
  tr -d "'\"" < "$objects" | grep -v '/Yams\.build/' | while read -r object; do
    number=$((number + 1))
    objcopy --remove-section .eh_frame --remove-section .rela.eh_frame "$object" "$work/$number.o"
    echo "$work/$number.o"
  done > "$work/objects"
  library=$(clang -print-file-name=libstdc++.a)
  [ ! -f "$library" ] || ln -s "$library" "$work/libstdc++.a"
  link=(swiftc -o "$1-small" -static-stdlib -emit-executable -use-ld=lld -L "$work" -Xclang-linker -static-libgcc
    -Xlinker --gc-sections -Xlinker --no-export-dynamic -Xlinker --defsym -Xlinker "main=${product//-/_}_main" "@$work/objects")
  swiftc -c -O -parse-as-library -module-name FoundationEssentials Scripts/packaging/FoundationEssentials.swift \
    -o "$work/Essentials.o" && "${link[@]}" "$work/Essentials.o" 2>/dev/null || "${link[@]}" 2>/dev/null
  local status=$?
  rm -rf "$work"
  return $status
}
