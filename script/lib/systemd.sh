# Sourced by script/test: installs systemd's programs, which notify a service manager and check
# units. Starts none of its services.
command -v systemd-analyze >/dev/null || install_package systemd systemd-analyze
