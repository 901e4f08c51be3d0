# Rivermark as a container: docker compose up -d --build (docs/deploy.md).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY . .
# What the site is built with; all others of docs/settings.md's second table work in the same way.
ARG GTAG_ID="" COUNTS="on"
RUN script/build

# The release and Node, nothing else of ours: no sources, no npm dependencies, no build tools.
FROM node:24.21.0-bookworm-slim
COPY --from=build /build/release /opt/rivermark
RUN install -d -o node -g node -m 0700 /var/lib/rivermark
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/rivermark
VOLUME /var/lib/rivermark
WORKDIR /var/lib/rivermark
EXPOSE 3000
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/opt/rivermark/bin/rivermark", "healthy"]
ENTRYPOINT ["/opt/rivermark/bin/rivermark"]
CMD ["server"]
