# Sourced by script/test: finds PostgreSQL and OpenStack Swift (which speaks S3), or installs
# Debian's packages if allowed. The tests start servers of their own on this machine, in folders of
# their own.
if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null; then
  install_package postgresql PostgreSQL
fi
if ! command -v swift-proxy-server >/dev/null; then
  install_package "swift-proxy swift-account swift-container swift-object" "OpenStack Swift"
fi
