import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { startNameServer, type Zone } from '@rivermark/testkit/name-server';
import { startTlsServer } from '@rivermark/testkit/tls-server';
import { expect, onTestFinished } from 'vitest';
import { examine } from '../src/doctor/examine.ts';
import { askNames } from '../src/doctor/names.ts';
import { startWithClients } from './documents-calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

type Settings = Record<string, string>;
interface Planted {
  /** Settings of the examined site. */
  readonly env: Settings;
  readonly zone?: Zone;
}

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
const HOST = 'rivermark.test';
const local: Zone = { addresses: { [HOST]: '127.0.0.1' } };
const recipient = `age1${'q'.repeat(58)}`;

function folder(name: string, mode = 0o700): string {
  const path = join(temporaryFolder(), name);
  mkdirSync(path, { mode });
  return path;
}

/** A settings file of an installation, with one line that should not be there. */
function settingsFile(line: string, mode = 0o640): Planted {
  const path = join(temporaryFolder(), 'rivermark.env');
  writeFileSync(path, `PORT=3000\n# TYPO=1\n${line}\n`);
  chmodSync(path, mode);
  return { env: { RIVERMARK_ENV: path } };
}

interface Front {
  /** The client address it forwards, given the visitor's header. */
  readonly forwards?: (claimed: string | undefined) => string | undefined;
  readonly strips?: string;
}

/**
 * An HTTP front before a server: it keeps `Host`, like nginx and Caddy. Resolves with the site's
 * address.
 */
async function front(to: string, { forwards = () => '198.51.100.7', strips }: Front = {}): Promise<string> {
  const server = createServer((asked, answer) => {
    const { 'x-forwarded-for': claimed, ...others } = asked.headers;
    const visitor = forwards(claimed as string | undefined);
    const headers = { ...others, ...(visitor !== undefined && { 'x-forwarded-for': visitor }) };
    const passed = request(new URL(asked.url ?? '/', to), { method: asked.method, headers }, (got) => {
      const { [strips ?? '']: _, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 500, rest);
      got.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end('Bad Gateway'));
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

async function behind(options: Front, env: Settings = {}): Promise<Planted> {
  const site = await startWithClients(env);
  return { env: { ...env, PUBLIC_URL: await front(site.url, options) }, zone: local };
}

/** An address of this machine without a listener. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `127.0.0.1:${port}`;
}

const mailDomain = (texts: Record<string, string[]>): Planted => ({
  env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'enquiries@mail.test', AGENT_EMAIL: 'agent@mail.test' },
  zone: { addresses: { 'mail.test': '127.0.0.1' }, texts },
});

const overTls = async (): Promise<Planted> => {
  const tls = await startTlsServer();
  onTestFinished(() => tls.stop());
  return { env: { PUBLIC_URL: `https://${HOST}:${tls.port}` }, zone: local };
};

/** What is planted, the line that must name it, and the remedy that the line must give. */
const faults: readonly (readonly [
  fault: string,
  code: string,
  remedy: RegExp,
  plant: () => Planted | Promise<Planted>,
])[] = [
  [
    'BACKUPS_TO in the settings file',
    'setting-names',
    /BACKUPS_TO .*rivermark\.env.* BACKUP_TO/,
    () => settingsFile('BACKUPS_TO=/mnt/backups'),
  ],
  [
    'MAIL_PER_HOUR in the settings file',
    'setting-names',
    /MAIL_PER_HOUR .*MAILS_PER_HOUR/,
    () => settingsFile('MAIL_PER_HOUR=20'),
  ],
  [
    'a name that is like none of ours',
    'setting-names',
    /SITE_COLOR .*docs\/settings\.md/,
    () => settingsFile('SITE_COLOR=blue'),
  ],
  [
    'a settings file that everybody may read',
    'settings-file',
    /chmod o= .*rivermark\.env/,
    () => settingsFile('HOST=127.0.0.1', 0o644),
  ],
  [
    'PUBLIC_URL unset in production',
    'configuration',
    /PUBLIC_URL is missing.*https:\/\//,
    () => ({
      env: { NODE_ENV: 'production', ALLOW_SAMPLE_IDENTITY: '1', SMTP_URL: 'smtp://127.0.0.1:1' },
    }),
  ],
  ['no backups', 'backup', /Set BACKUP_TO and BACKUP_RECIPIENT/, () => ({ env: {} })],
  [
    "a folder of backups that the service's user may not write",
    'backup-place',
    /chown .*backups/,
    () => {
      const [data, backups] = [folder('data'), folder('backups', 0o500)];
      // Root may write everywhere: the data directory's owner is the server's user.
      if (isRoot) chownSync(data, NOBODY, NOBODY);
      return { env: { DATA_DIR: data, BACKUP_TO: backups, BACKUP_RECIPIENT: recipient } };
    },
  ],
  [
    'a folder of backups that is not there',
    'backup-place',
    /install -d .*backups/,
    () => {
      const [data, parent] = [folder('data'), folder('mnt', 0o500)];
      if (isRoot) chownSync(data, NOBODY, NOBODY);
      return {
        env: { DATA_DIR: data, BACKUP_TO: join(parent, 'backups'), BACKUP_RECIPIENT: recipient },
      };
    },
  ],
  [
    'a file of another user',
    'permissions',
    /chown -R /,
    () => {
      // Only root can give a file away. For others, /mnt belongs to somebody else.
      if (!isRoot) return { env: { DATA_DIR: '/mnt' } };
      const data = folder('data');
      writeFileSync(join(data, 'rivermark.db-wal'), '', { mode: 0o600 });
      chownSync(join(data, 'rivermark.db-wal'), NOBODY, NOBODY);
      return { env: { DATA_DIR: data } };
    },
  ],
  [
    'a file that everybody may read',
    'permissions',
    /chmod -R go= /,
    () => {
      const data = folder('data');
      writeFileSync(join(data, 'secret.key'), '');
      chmodSync(join(data, 'secret.key'), 0o644);
      return { env: { DATA_DIR: data } };
    },
  ],
  [
    'ROLE=web and no worker',
    'worker',
    /ROLE=worker/,
    async () => {
      const { config } = await startApp({ ROLE: 'web' });
      return { env: { ROLE: 'web', DATA_DIR: config.dataDir } };
    },
  ],
  [
    'a mail server that is down',
    'smtp',
    /could not be reached.*SMTP_URL/,
    () => ({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } }),
  ],
  ['no SPF', 'spf', /Publish as TXT of mail\.test: "v=spf1 a:127\.0\.0\.1 ~all"/, () => mailDomain({})],
  ['no DKIM', 'dkim', /Turn DKIM on/, () => mailDomain({})],
  ['no DMARC', 'dmarc', /Publish as TXT of _dmarc\.mail\.test/, () => mailDomain({})],
  [
    'a name that nobody knows',
    'dns',
    /Publish an A /,
    () => ({ env: { PUBLIC_URL: 'https://unknown.test' } }),
  ],
  ['a certificate that ran out', 'tls', /ran out on .*renew/, overTls],
  ['a front without HTTP/2', 'http2', /Turn it on/, overTls],
  [
    'a front that is down',
    'public-url',
    /front is down.*systemctl status caddy/,
    async () => ({
      env: { PUBLIC_URL: `http://${(await deadAddress()).replace('127.0.0.1', HOST)}` },
      zone: local,
    }),
  ],
  [
    'a front before a server that is down',
    'public-url',
    /systemctl status rivermark/,
    async () => ({ env: { PUBLIC_URL: await front(`http://${await deadAddress()}`) }, zone: local }),
  ],
  [
    'a front that sends no X-Forwarded-For',
    'client-address',
    /share one limit.*X-Forwarded-For/,
    () => behind({ forwards: () => undefined }),
  ],
  [
    'a front that is not named in TRUSTED_PROXIES',
    'client-address',
    /share one limit.*TRUSTED_PROXIES=10\.0\.0\.5,127\.0\.0\.1/,
    () => behind({}, { TRUSTED_PROXIES: '10.0.0.5' }),
  ],
  [
    'a front that passes on whatever visitors claim',
    'client-address',
    /claim.*X-Forwarded-For/,
    () => behind({ forwards: (claimed) => claimed ?? '198.51.100.7' }),
  ],
  [
    'a front that drops headers',
    'headers',
    /content-security-policy .*leave the server’s headers alone/,
    () => behind({ strips: 'content-security-policy' }),
  ],
];

// The doctor checks the files of a data directory.
onEmbeddedStores.each(faults)(
  '%s: the doctor names it with a remedy',
  async (_fault, code, remedy, plant) => {
    const { env, zone = {} } = await plant();
    const server = await startNameServer(zone);
    onTestFinished(() => server.stop());
    const findings = await examine({
      content: fixtureContent(),
      env: { DATA_DIR: join(temporaryFolder(), 'data'), ...env },
      names: askNames([server.address]),
      now: Date.now(),
      sendsMail: false,
    });
    expect(findings.filter((finding) => finding.code === code)).toEqual([
      expect.objectContaining({ state: 'do', words: expect.stringMatching(remedy) }),
    ]);
  },
);
