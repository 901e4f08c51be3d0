# Sourced by script/test: finds Ghostscript, whose PDFs the inspection must pass, or installs
# Debian's package if allowed.
command -v gs >/dev/null || install_package ghostscript Ghostscript
