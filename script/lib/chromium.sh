# Sourced by script/test: finds Chromium, or brings Debian's package where that is allowed.
if [ -z "${CHROMIUM_PATH:-}" ]; then
  CHROMIUM_PATH=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
fi
if [ -z "$CHROMIUM_PATH" ]; then
  if [ "$(id -u)" = 0 ]; then as_root=""; elif sudo -n true 2>/dev/null; then as_root="sudo -n"; else
    fail "The journeys need Chromium, and this user may not install it." \
      "Please have an administrator run: apt-get install chromium" \
      "or set CHROMIUM_PATH to a Chromium that is already here."
  fi
  command -v apt-get >/dev/null ||
    fail "The journeys need Chromium. Please install it, or set CHROMIUM_PATH to where it is."
  echo "Installing Chromium…" >&2
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get update -qq >&2
  $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1 ||
    fail "Installing Chromium failed. Please run: apt-get install chromium"
  CHROMIUM_PATH=$(command -v chromium)
fi
export CHROMIUM_PATH
