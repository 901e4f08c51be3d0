/** Paths of an installation. */
export const places = {
  releases: '/opt/rivermark/releases',
  /** A link to the running release. */
  current: '/opt/rivermark/current',
  /** A link to the previous release, for `rivermark go-back`. */
  previous: '/opt/rivermark/previous',
  node: '/opt/rivermark/node',
  settings: '/etc/rivermark/rivermark.env',
  data: '/var/lib/rivermark',
  command: '/usr/local/bin/rivermark',
  users: '/etc/sysusers.d/rivermark.conf',
  service: '/etc/systemd/system/rivermark.service',
  socket: '/etc/systemd/system/rivermark.socket',
} as const;

export const usersFile = `# The user that Rivermark's server runs as.
u rivermark - "Rivermark" ${places.data} -
`;

/** `listen`: address and port in systemd's form. */
export const socketUnit = (listen: string): string => `[Unit]
Description=The socket of Rivermark, which stays while the server is started anew

[Socket]
ListenStream=${listen}
Backlog=4096

[Install]
WantedBy=sockets.target
`;

/** Restrictions on the service and on every command that runs in its sandbox. */
type Sandbox = readonly (readonly [name: string, value: string])[];

/** `writable`: folders that it may write besides its data, such as the backup folder. */
export const sandbox = (writable: readonly string[]): Sandbox => [
  ['User', 'rivermark'],
  ['Group', 'rivermark'],
  ['WorkingDirectory', places.data],
  ['StateDirectory', 'rivermark'],
  ['StateDirectoryMode', '0700'],
  ['UMask', '0077'],
  ['NoNewPrivileges', 'yes'],
  ['CapabilityBoundingSet', ''],
  ['AmbientCapabilities', ''],
  ['ProtectSystem', 'strict'],
  // A folder that is missing is not an error: its disk may be mounted later.
  ...writable.map((folder) => ['ReadWritePaths', `-${folder}`] as const),
  ['ProtectHome', 'yes'],
  ['PrivateTmp', 'yes'],
  ['PrivateDevices', 'yes'],
  ['PrivateUsers', 'yes'],
  ['ProtectClock', 'yes'],
  ['ProtectControlGroups', 'yes'],
  ['ProtectHostname', 'yes'],
  ['ProtectKernelLogs', 'yes'],
  ['ProtectKernelModules', 'yes'],
  ['ProtectKernelTunables', 'yes'],
  ['ProtectProc', 'invisible'],
  ['RemoveIPC', 'yes'],
  ['RestrictAddressFamilies', 'AF_UNIX AF_INET AF_INET6 AF_NETLINK'],
  ['RestrictNamespaces', 'yes'],
  ['RestrictRealtime', 'yes'],
  ['RestrictSUIDSGID', 'yes'],
  ['LockPersonality', 'yes'],
  // No MemoryDenyWriteExecute: Node compiles at run time.
  ['SystemCallArchitectures', 'native'],
  ['SystemCallFilter', '@system-service'],
  ['SystemCallFilter', '~@privileged @resources'],
  // A publish lowers its own priority below visitors.
  ['SystemCallFilter', 'setpriority ioprio_set'],
  ['SystemCallErrorNumber', 'EPERM'],
];

/** The hardened service. `node` is the path of Node. */
export const serviceUnit = (node: string, writable: readonly string[]): string => `[Unit]
Description=Rivermark, the site of a real-estate agent
Wants=network-online.target
# What is old is erased by the clock.
Wants=time-sync.target
After=network-online.target time-sync.target rivermark.socket
Requires=rivermark.socket
# However often it fails: a full disk or a faulty line may be mended a minute later, with nobody there to start it.
StartLimitIntervalSec=0

[Service]
Type=notify
# The server tells by systemd-notify, which is a process of its own.
NotifyAccess=all
Environment=RIVERMARK_ENV=${places.settings}
Environment=RIVERMARK_NODE=${node}
ExecStart=${places.current}/bin/rivermark server
Restart=always
RestartSec=1
WatchdogSec=60
# The first start of an upgrade copies the database.
TimeoutStartSec=15min
# What is in hand is finished within ten seconds.
TimeoutStopSec=15
KillMode=mixed

LimitNOFILE=65536
MemoryMax=1G
TasksMax=128

${sandbox(writable)
  .map(([name, value]) => `${name}=${value}\n`)
  .join('')}
[Install]
WantedBy=multi-user.target
`;

/** Quotes a word for a shell command. */
const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * The operator's command. Stops and starts both units: after stopping only the service, the next
 * visitor would start it again through its socket. Everything else runs in the service's sandbox,
 * so what works by hand also works by schedule.
 */
export const commandFile = (node: string, writable: readonly string[]): string => `#!/bin/sh
# Rivermark's commands, as its service runs: same user, settings and sandbox. Written by the installation.
set -eu
units='rivermark.socket rivermark.service'
program=${places.current}/bin/rivermark
export RIVERMARK_ENV=${places.settings} RIVERMARK_NODE=${node}

# A command that "rivermark run" or "rivermark shell" started is inside already.
if [ "$(id -un)" = rivermark ]; then exec "$program" "$@"; fi
if [ "$(id -u)" != 0 ]; then
  echo "Only root may run this: sudo rivermark $*" >&2
  exit 1
fi

# Both units at once. When the server does not start, its last words say why.
control() {
  if systemctl "$1" $units; then return; fi
  journalctl --unit rivermark.service --lines 10 --no-pager --output cat >&2
  exit 1
}

case \${1:-} in
stop) control stop ;;
start) control start ;;
restart)
  # The socket stays, so visitors wait instead of being refused.
  systemctl start rivermark.socket
  units=rivermark.service
  control restart
  ;;
apply | go-back | install-service) exec "$program" "$@" ;;
*)
  exec systemd-run --quiet --collect --wait --pipe --pty --description "rivermark \${1:-}" \\
    --setenv RIVERMARK_ENV --setenv RIVERMARK_NODE --setenv TMPDIR=/var/tmp \\
${sandbox(writable)
  .map(([name, value]) => `    --property ${quoted(`${name}=${value}`)} \\\n`)
  .join('')}    -- "$program" "$@"
  ;;
esac
`;
