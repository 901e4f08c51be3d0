/** Where an installation lies. */
export const places = {
  releases: '/opt/rivermark/releases',
  /** A link to the release that runs. */
  current: '/opt/rivermark/current',
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

/** `listen`: address and port, as systemd writes them. */
export const socketUnit = (listen: string): string => `[Unit]
Description=The socket of Rivermark, which stays while the server is started anew

[Socket]
ListenStream=${listen}
Backlog=4096

[Install]
WantedBy=sockets.target
`;

/**
 * The hardened service. `node` is the path of Node; `writable` are folders that it may write beside its data, such as the
 * one for backups.
 */
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
User=rivermark
Group=rivermark
Environment=RIVERMARK_ENV=${places.settings}
Environment=RIVERMARK_NODE=${node}
ExecStart=${places.current}/bin/rivermark server
WorkingDirectory=${places.data}
StateDirectory=rivermark
StateDirectoryMode=0700
UMask=0077
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

NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
ProtectSystem=strict
${writable.map((folder) => `ReadWritePaths=-${folder}\n`).join('')}ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
RemoveIPC=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
# No MemoryDenyWriteExecute: Node compiles while it runs.
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`;

/** Runs the operator's programs as the server's user, with the server's settings. */
export const commandFile = (node: string): string => `#!/bin/sh
# As the server's user, with its settings: rivermark outbox list
cd ${places.data}
export RIVERMARK_ENV=${places.settings} RIVERMARK_NODE=${node}
if [ "$(id -un)" = rivermark ]; then exec ${places.current}/bin/rivermark "$@"; fi
exec runuser -u rivermark -- ${places.current}/bin/rivermark "$@"
`;
