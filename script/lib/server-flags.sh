# Flags of the server's Node. Twenty documents at once create much short-lived memory. A small
# nursery is collected before it grows. Documents' bytes count toward the heap's limit. Otherwise
# every few megabytes would cause a full collection, at half of the speed (bench/documents.ts). The
# limit bounds how many of them wait for the collector, because a process rarely returns memory
# (bench/README.md, the chaos). The initial size fits a start: a heap that had to grow to it spent
# half of the start on collections.
SERVER_FLAGS="--initial-heap-size=64 --max-semi-space-size=4 --external-memory-accounted-in-global-limit --max-old-space-size=384"
