# Sourced by script/test: finds Chromium and its headless shell, or installs Debian's packages if
# allowed.
if [ -z "${CHROMIUM_PATH:-}" ]; then
  CHROMIUM_PATH=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
fi
if [ -z "$CHROMIUM_PATH" ]; then
  install_package chromium Chromium
  CHROMIUM_PATH=$(command -v chromium)
fi
export CHROMIUM_PATH
# The same engine without a browser interface, which runs most journeys in half the time. Without
# it, Chromium runs them all.
if [ -z "${HEADLESS_SHELL_PATH:-}" ]; then
  HEADLESS_SHELL_PATH=$(command -v chromium-headless-shell || true)
fi
if [ -z "$HEADLESS_SHELL_PATH" ]; then
  (install_package chromium-headless-shell "Chromium's headless shell") ||
    echo 'All journeys are made in Chromium itself, which takes some minutes longer.' >&2
  HEADLESS_SHELL_PATH=$(command -v chromium-headless-shell || true)
fi
export HEADLESS_SHELL_PATH
