# Sourced after packages.sh: `released PREFIX` installs the released a11y-audit of this version, and fails
# if this checkout is not a release, or there is none for this machine. What is downloaded is compared
# with the release's checksums and must run.
#
# The address of the releases is A11Y_AUDIT_RELEASES, or that of the repository this was cloned from.

released() {
  local prefix=$1 version name folder base tags origin
  version=$(sed -n 's/.*current = "\(.*\)"/\1/p' Sources/A11yCommand/ToolVersion.swift)
  # A GitHub action is no clone: the runner says which reference it is.
  tags=$(git tag --points-at HEAD 2>/dev/null || true)
  tags="$tags ${A11Y_AUDIT_REF-}"
  case " ${tags//$'\n'/ } " in
    *" v$version "* | *" v${version%%.*} "*) ;;
    *) return 1 ;;
  esac
  origin=$(git remote get-url origin 2>/dev/null || true)
  base=${A11Y_AUDIT_RELEASES:-${origin:+${origin%.git}/releases/download}}
  case $base in https://* | file://*) ;; *) return 1 ;; esac
  command -v curl >/dev/null || return 1
  name=a11y-audit-$version-$(platform).tar.gz
  folder=$(mktemp -d)
  # One chain: in a condition the shell goes on after an error.
  if (
    cd "$folder" &&
      curl -fsSL --retry 2 -o "$name" "$base/v$version/$name" &&
      curl -fsSL --retry 2 -o SHA256SUMS "$base/v$version/SHA256SUMS" &&
      grep -F " $name" SHA256SUMS | sha256sum -c --quiet - &&
      mkdir tree &&
      tar -xzf "$name" -C tree --strip-components 1 &&
      [ "$(tree/bin/a11y-audit --version)" = "$version" ]
  ) >&2; then
    mkdir -p "$prefix/bin"
    rm -f "$prefix/bin/a11y-audit"
    cp -R "$folder/tree/bin" "$folder/tree/share" "$prefix/"
    rm -rf "$folder"
    return 0
  fi
  rm -rf "$folder"
  return 1
}

# The platform in the name of an archive: linux-x86_64, linux-musl-aarch64, macos-universal.
platform() {
  local machine
  machine=$(uname -m)
  [ "$machine" != arm64 ] || machine=aarch64
  if [ "$(uname -s)" = Darwin ]; then
    echo macos-universal
  elif ls /lib/ld-musl-* >/dev/null 2>&1 && ! ls /lib*/ld-linux-* /lib/*/libc.so.6 >/dev/null 2>&1; then
    echo "linux-musl-$machine"
  else
    echo "linux-$machine"
  fi
}
