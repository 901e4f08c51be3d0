# Sourced by script/test: finds Ghostscript, whose PDFs the inspection must pass, or brings Debian's package where that is
# allowed.
command -v gs >/dev/null || install_package ghostscript Ghostscript
