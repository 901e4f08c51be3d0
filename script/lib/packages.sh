# Sourced. `need PROGRAM PACKAGES` notes the Debian packages of a program that is missing.
# `install_needed` installs all of them where this user may: at once, because one by one takes three
# times as long.
PATH="$PATH:/usr/sbin:/usr/local/sbin"
needed=""

need() {
  command -v "$1" >/dev/null || needed+=" $2"
}

install_needed() {
  [ -n "$needed" ] || return 0
  local as_root=""
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null ||
      fail "This needs programs that this user may not install." \
        "Please have an administrator run: apt-get install$needed"
    as_root="sudo -n"
  fi
  command -v apt-get >/dev/null || fail "This needs what Debian has in the packages$needed. Please install it."
  echo "Installing$needed…" >&2
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get update -qq >&2
  # shellcheck disable=SC2086 # each package is a word
  $as_root apt-get install -y -qq --no-install-recommends $needed >/dev/null 2>&1 ||
    fail "Installing failed. Please run: apt-get install$needed"
  needed=""
}
