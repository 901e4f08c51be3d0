import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { onFreePort } from './on-free-port.ts';
import { findProgram } from './programs.ts';
import { waitUntil } from './wait-until.ts';

/** A real S3-compatible store on this machine that checks signatures. */
export interface SwiftServer {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Stops it, and resumes it with all its data. */
  pause(): void;
  goOn(): void;
  /** The last output of its programs. */
  said(): string;
  stop(): Promise<void>;
}

/**
 * Whether OpenStack Swift is installed (Debian: swift-proxy, swift-account, swift-container,
 * swift-object).
 */
export const hasSwift = (): boolean =>
  ['swift-proxy-server', 'swift-account-server', 'swift-container-server', 'swift-object-server'].every(
    (name) => findProgram([name]) !== undefined,
  );

/** A busy machine takes its time. */
const START_MS = 90_000;
/** Keeps the end of its output. */
const MOST_WORDS = 20_000;

const REGION = 'us-east-1';
const KEY = 'rivermark:tester';
const SECRET = 'rivermark-test-secret';
const kinds = ['account', 'container', 'object'] as const;

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const freePort = () => onFreePort(async (port) => port);

/**
 * Writes the ring of each kind in `folder`: one device on the port that is passed with the kind.
 * One process, because each start of Swift's own `swift-ring-builder` takes a second.
 */
const buildRings = `
import sys
from swift.common.ring import RingBuilder
folder, *rings = sys.argv[1:]
for kind, port in zip(rings[::2], map(int, rings[1::2])):
    ring = RingBuilder(part_power=4, replicas=1, min_part_hours=0)
    ring.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=port, device='d1', weight=1))
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{kind}.ring.gz')
`;
/** Debian's, of which Swift is a package: another may come first on the PATH. */
const PYTHON = '/usr/bin/python3';

function storageConfig(kind: string, folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
workers = 0
fallocate_reserve = 0
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

const proxyConfig = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
workers = 0
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats bulk s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
error_suppression_limit = 0
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.replace(':', '_')} = ${SECRET} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

/**
 * OpenStack Swift with its S3 interface in a folder of its own, with one device and one replica.
 */
export async function startSwift(): Promise<SwiftServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-swift-'));
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true });
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  const starts: [name: string, config: string, port: number][] = [];
  const rings: string[] = [];
  for (const kind of kinds) {
    const port = await freePort();
    const file = join(folder, `${kind}.conf`);
    writeFileSync(file, storageConfig(kind, folder, port));
    starts.push([`swift-${kind}-server`, file, port]);
    rings.push(kind, String(port));
  }
  const env = { ...process.env, SWIFT_CONF_DIR: folder };
  execFileSync(PYTHON, ['-c', buildRings, folder, ...rings], { stdio: 'ignore', env });
  const proxyPort = await freePort();
  const proxyFile = join(folder, 'proxy.conf');
  writeFileSync(proxyFile, proxyConfig(folder, proxyPort));
  starts.push(['swift-proxy-server', proxyFile, proxyPort]);
  let said = '';
  const children = starts.map(([name, file]) => {
    const child = spawn(name, [file, '--verbose'], { stdio: ['ignore', 'pipe', 'pipe'], env });
    const hear = (part: Buffer) => {
      said = (said + part.toString()).slice(-MOST_WORDS);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return child;
  });
  for (const [name, , port] of starts) {
    await waitUntil(
      name,
      async () => {
        if (children.some(({ exitCode }) => exitCode !== null)) throw new Error(`Swift ended: ${said}`);
        return (await listens(port)) || undefined;
      },
      START_MS,
    );
  }
  const signal = (name: NodeJS.Signals) => {
    for (const child of children) child.kill(name);
  };
  return {
    endpoint: `http://127.0.0.1:${proxyPort}`,
    region: REGION,
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    pause: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    said: () => said,
    async stop() {
      const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      signal('SIGKILL');
      await Promise.all(ended);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
