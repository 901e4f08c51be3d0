#!/bin/sh
# Runs one of Rivermark's programs with the Node on the PATH, or the one in RIVERMARK_NODE.
# RIVERMARK_ENV names a file with settings. Variables that are already set have priority over it.
set -eu
RIVERMARK_RELEASE=$(cd -- "${0%/*}/.." && pwd -P)
export RIVERMARK_RELEASE
program=${1:-help}
[ $# = 0 ] || shift
if [ "$program" = version ]; then
  while IFS= read -r line; do printf '%s\n' "$line"; done <"$RIVERMARK_RELEASE/release.json"
  exit
fi
if [ "$program" = shell ]; then
  program=run
  set -- bash "$@"
fi
case $program in
*/*) file= ;;
*) file=$RIVERMARK_RELEASE/server/$program.js ;;
esac
if [ ! -f "$file" ]; then
  printf 'Usage: rivermark PROGRAM, one of: version' >&2
  for file in "$RIVERMARK_RELEASE"/server/*.js; do
    name=${file##*/}
    printf ' %s' "${name%.js}" >&2
  done
  printf '\n' >&2
  exit 2
fi
node=${RIVERMARK_NODE:-node}
major=$("$node" --version 2>/dev/null || printf 'v0.')
major=${major#v}
if [ "${major%%.*}" -lt 24 ]; then
  printf 'Rivermark needs Node 24 or newer on the PATH, or named by RIVERMARK_NODE; docs/deploy.md says how to bring it.\n' >&2
  exit 1
fi
set -- "$RIVERMARK_RELEASE/server/$program.js" "$@"
if [ "$program" = server ]; then
  # shellcheck disable=SC2086 # each flag is a word
  set -- @SERVER_FLAGS@ "$@" "$RIVERMARK_RELEASE/site"
fi
# glibc keeps a memory pool for each thread that decodes pictures, and V8 lets its heap grow with
# what is drawn. Keeping both small saves half of the memory and costs no time.
case $program in
  publish | content)
    export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
    set -- --max-semi-space-size=4 --heap-growing-percent=20 "$@"
    ;;
esac
[ -z "${RIVERMARK_ENV:-}" ] || set -- "--env-file=$RIVERMARK_ENV" "$@"
exec "$node" "$@"
