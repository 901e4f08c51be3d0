# Sourced: needs nginx and Caddy. The tests start their own, on free ports of this machine only.
need nginx nginx-light
need caddy caddy
