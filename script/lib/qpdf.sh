# Sourced by script/test: finds qpdf, which rewrites PDFs for the tests, or installs Debian's
# package if allowed.
command -v qpdf >/dev/null || install_package qpdf qpdf
