# How the server's Node is started. Twenty documents at once make much short-lived memory: a small nursery is cleared
# before it grows, and the bytes of documents count with the heap's limit instead of causing a full collection each
# time that a few megabytes have passed, which cost half of the speed (bench/documents.ts). The limit bounds how much of
# them waits for the collector, because what the process once had it seldom gives back (bench/README.md, the chaos). What
# a start needs has room at once: a heap that grew to it was cleared on the way for half of the time of the start.
SERVER_FLAGS="--initial-heap-size=64 --max-semi-space-size=4 --external-memory-accounted-in-global-limit --max-old-space-size=384"
