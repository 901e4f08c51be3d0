# Sourced by script/test: finds qpdf, which rewrites PDFs for the tests, or brings Debian's package where that is allowed.
command -v qpdf >/dev/null || install_package qpdf qpdf
