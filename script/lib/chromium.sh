# Sourced by script/test: finds Chromium, or brings Debian's package where that is allowed.
if [ -z "${CHROMIUM_PATH:-}" ]; then
  CHROMIUM_PATH=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
fi
if [ -z "$CHROMIUM_PATH" ]; then
  install_package chromium Chromium
  CHROMIUM_PATH=$(command -v chromium)
fi
export CHROMIUM_PATH
