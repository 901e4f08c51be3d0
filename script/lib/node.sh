# Sourced by every script: enters the project's root and puts a Node that fits first on the PATH.
# The system's own Node is used when it is new enough; otherwise the right one comes through the
# package registry into .node/, so that no account, version manager or other download is needed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

NODE_MAJOR_NEEDED=24
NODE_BROUGHT=24.21.0
NPM_BROUGHT=11.21.2

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

command -v node >/dev/null && command -v npm >/dev/null ||
  fail "Rivermark needs Node 20 or newer with npm. On Debian: apt-get install nodejs npm"

major=$(node --version | sed 's/^v\([0-9]*\).*/\1/')
if [ "$major" -lt "$NODE_MAJOR_NEEDED" ]; then
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64) platform=linux-x64 ;;
    Linux-aarch64) platform=linux-arm64 ;;
    Darwin-arm64) platform=darwin-arm64 ;;
    *) fail "Rivermark needs Node $NODE_MAJOR_NEEDED; this machine has $(node --version). Please install Node $NODE_MAJOR_NEEDED." ;;
  esac
  brought="$PWD/.node/$NODE_BROUGHT-$NPM_BROUGHT"
  if [ ! -e "$brought/complete" ]; then
    rm -rf "$brought"
    mkdir -p "$brought"
    # A package.json of its own keeps npm from walking up into the project's workspaces.
    echo '{"private":true}' >"$brought/package.json"
    npm install --prefix "$brought" --no-save --no-package-lock --no-fund --no-audit --loglevel=error \
      "node-$platform@$NODE_BROUGHT" "npm@$NPM_BROUGHT" >"$brought/install.log" 2>&1 ||
      { cat "$brought/install.log" >&2; fail "Node $NODE_BROUGHT could not be brought through the package registry."; }
    touch "$brought/complete"
  fi
  PATH="$brought/node_modules/node-$platform/bin:$brought/node_modules/.bin:$PATH"
  export PATH
fi
