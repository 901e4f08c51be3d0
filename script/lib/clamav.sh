# Sourced by script/test: finds the virus scanner clamd, or brings Debian's package where that is allowed. No virus
# database is fetched: the tests bring one signature of their own, and start the scanner on this machine alone.
if [ -z "${CLAMD_PATH:-}" ]; then
  CLAMD_PATH=$(PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v clamd || true)
fi
if [ -z "$CLAMD_PATH" ]; then
  install_package clamav-daemon clamd
  CLAMD_PATH=$(PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v clamd)
fi
export CLAMD_PATH
