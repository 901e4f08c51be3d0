# Sourced: needs PostgreSQL and OpenStack Swift (which speaks S3). The tests start servers of their
# own on this machine, in folders of their own.
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need initdb postgresql
need swift-proxy-server "swift-proxy swift-account swift-container swift-object"
