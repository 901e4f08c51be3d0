# Sourced: names Chromium and its headless shell, and needs Debian's packages of them if there is
# none. The headless shell is the same engine without a browser's interface: it runs most journeys
# in half the time. Other Chromiums run all of them themselves.
: "${CHROMIUM_PATH:=$(command -v chromium chromium-browser google-chrome | head -1)}"
: "${CHROMIUM_PATH:=/usr/bin/chromium}"
need "$CHROMIUM_PATH" chromium
if [ "$CHROMIUM_PATH" = /usr/bin/chromium ]; then
  : "${HEADLESS_SHELL_PATH:=/usr/bin/chromium-headless-shell}"
  need "$HEADLESS_SHELL_PATH" chromium-headless-shell
fi
export CHROMIUM_PATH HEADLESS_SHELL_PATH="${HEADLESS_SHELL_PATH:-$CHROMIUM_PATH}"
