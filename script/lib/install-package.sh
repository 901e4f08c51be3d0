# Sourced by script/test: install_package PACKAGES NAME brings Debian packages where this user may.
install_package() {
  local as_root=""
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null ||
      fail "The tests need $2, and this user may not install it." \
        "Please have an administrator run: apt-get install $1"
    as_root="sudo -n"
  fi
  command -v apt-get >/dev/null || fail "The tests need $2. Please install it."
  echo "Installing $2…" >&2
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get update -qq >&2
  # shellcheck disable=SC2086 # each package is a word
  $as_root apt-get install -y -qq --no-install-recommends $1 >/dev/null 2>&1 ||
    fail "Installing $2 failed. Please run: apt-get install $1"
}
