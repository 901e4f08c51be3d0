# Sourced by script/test: finds promtool, which tests the alert rules, or installs Debian's package
# (19 MB) if allowed.
command -v promtool >/dev/null || install_package prometheus promtool
