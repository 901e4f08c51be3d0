# Sourced by script/test: finds nginx and Caddy, or installs Debian's packages (10 MB) if allowed.
# The tests start their own, on free ports of this machine only.
for front in nginx caddy; do
  PATH="$PATH:/usr/sbin" command -v "$front" >/dev/null || install_package "${front/nginx/nginx-light}" "$front"
done
