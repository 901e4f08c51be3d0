# Sourced by script/test: finds the virus scanner clamd, or installs Debian's package if allowed.
# Downloads no virus database: the tests have one signature of their own, and start the scanner on
# this machine only.
if [ -z "${CLAMD_PATH:-}" ]; then
  CLAMD_PATH=$(PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v clamd || true)
fi
if [ -z "$CLAMD_PATH" ]; then
  install_package clamav-daemon clamd
  CLAMD_PATH=$(PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v clamd)
fi
export CLAMD_PATH
