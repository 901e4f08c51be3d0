# Sourced by script/test: brings systemd's programs, which tell a service manager what it wants to hear and check units.
# None of its services is started.
command -v systemd-analyze >/dev/null || install_package systemd systemd-analyze
