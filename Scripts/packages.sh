# Sourced by the other scripts: `need PACKAGE …` installs what is missing with apt and says so.

need() {
  local package missing=()
  for package in "$@"; do
    dpkg-query --show --showformat='${Status}\n' "$package" 2>/dev/null | grep -q 'install ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  if ! command -v apt-get >/dev/null; then
    echo "These packages are needed and there is no apt-get to install them: ${missing[*]}" >&2
    exit 2
  fi
  echo "Installing ${missing[*]}" >&2
  local root=()
  [ "$(id -u)" -eq 0 ] || root=(sudo)
  "${root[@]}" apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# SwiftPM passes the names of the traits to the compiler in the order of a set, which differs from run to run: each new
# order would rebuild everything, swift-syntax included.
export SWIFT_DETERMINISTIC_HASHING=1

# The folder that holds Package.swift, from wherever the script was called.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
