# Sourced by script/test: finds nginx and Caddy, or brings Debian's packages (10 MB) where that is allowed. The tests start
# their own, on free ports of this machine alone.
for front in nginx caddy; do
  PATH="$PATH:/usr/sbin" command -v "$front" >/dev/null || install_package "${front/nginx/nginx-light}" "$front"
done
