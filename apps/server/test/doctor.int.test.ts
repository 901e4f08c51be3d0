import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { startNameServer, type Zone } from '@rivermark/testkit/name-server';
import { fileOf } from '@rivermark/testkit/server-programs';
import { expect, onTestFinished, test } from 'vitest';
import { examine } from '../src/doctor/examine.ts';
import { nodeVersion } from '../src/doctor/machine.ts';
import { askNames } from '../src/doctor/names.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

const NOW = Date.now();

async function doctor(
  env: Readonly<Record<string, string>>,
  {
    zone = {},
    sendsMail = false,
    dkimSelector,
    silent = false,
  }: { zone?: Zone; sendsMail?: boolean; dkimSelector?: string; silent?: boolean } = {},
) {
  const server = await startNameServer(zone);
  onTestFinished(() => server.stop());
  const findings = await examine({
    content: fixtureContent(),
    env: { DATA_DIR: join(temporaryFolder(), 'data'), ...env },
    // Where nobody listens, as without a network.
    names: askNames([silent ? '127.0.0.1:1' : server.address]),
    now: NOW,
    sendsMail,
    ...(dkimSelector && { dkimSelector }),
  });
  return Object.fromEntries(findings.map(({ code, state, words }) => [code, `${state}: ${words}`]));
}

async function mailServer() {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  return mail;
}

/** A front that passes requests to the server, and names the visitor. */
async function front(to: string) {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': '198.51.100.7' };
    asked.pipe(
      request(new URL(asked.url ?? '/', to), { method: asked.method, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test('every fault of the configuration is a line that names its variable', async () => {
  const server = await startNameServer({});
  onTestFinished(() => server.stop());
  const env = { PORT: 'x', ROLE: 'boss' };
  const findings = await examine({
    content: fixtureContent(),
    env,
    names: askNames([server.address]),
    now: NOW,
    sendsMail: false,
  });
  const faults = findings.filter(({ code }) => code === 'configuration');
  expect(faults.map(({ state, words }) => `${state} ${words.split(' ')[0]}`)).toEqual(['do PORT', 'do ROLE']);
});

test('a Node that is too old is told', () => {
  expect(nodeVersion('22.1.0')).toMatchObject({ state: 'do', words: expect.stringContaining('Node 24') });
  expect(nodeVersion('24.0.0')).toMatchObject({ state: 'fine' });
});

// The doctor looks at the files of a data directory.
onEmbeddedStores('a site that works is fine from its name to its documents', async () => {
  const mail = await mailServer();
  const site = await startWithClients({ SMTP_URL: mail.url });
  await submitAll(site);
  await site.server.scheduler.runDue();
  const backups = join(temporaryFolder(), 'backups');
  const port = await front(site.url);
  const lines = await doctor(
    {
      DATA_DIR: site.config.dataDir,
      PUBLIC_URL: `http://rivermark.test:${port}`,
      SMTP_URL: mail.url,
      AGENT_EMAIL: 'agent@mail.test',
      MAIL_FROM: 'enquiries@mail.test',
      BACKUP_TO: backups,
      BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
    },
    {
      sendsMail: true,
      zone: {
        addresses: { 'rivermark.test': '127.0.0.1' },
        texts: {
          'mail.test': ['v=spf1 a:127.0.0.1 ~all', 'another text'],
          'key1._domainkey.mail.test': ['v=DKIM1; k=rsa; p=MIGfMA0'],
          '_dmarc.mail.test': ['v=DMARC1; p=none'],
        },
      },
    },
  );
  expect(lines).toMatchObject({
    node: expect.stringMatching(/^fine/),
    configuration: expect.stringMatching(/^fine/),
    permissions: expect.stringMatching(/^fine/),
    dns: expect.stringMatching(/^fine: rivermark.test is 127\.0\.0\.1/),
    tls: expect.stringMatching(/^do: .*not https/),
    'public-url': expect.stringMatching(/^fine/),
    headers: expect.stringMatching(/^fine/),
    'client-address': expect.stringMatching(/^fine/),
    smtp: expect.stringMatching(/^fine/),
    mail: expect.stringMatching(/^fine: One was taken for agent@mail\.test/),
    spf: expect.stringMatching(/^fine/),
    dkim: expect.stringMatching(/^fine/),
    dmarc: expect.stringMatching(/^fine/),
    database: expect.stringMatching(/^fine: It is whole/),
    worker: expect.stringMatching(/^fine/),
    outbox: expect.stringMatching(/^fine/),
    'backup-place': expect.stringMatching(/^fine/),
    'setting-names': expect.stringMatching(/^fine/),
    backup: expect.stringMatching(/^unknown/),
    documents: expect.stringMatching(`^fine: Every one of ${documentFieldNames.length}`),
    keys: expect.stringMatching(/^fine/),
    samples: expect.stringMatching(/^do: \d+ fields, homes or figures are still samples/),
  });
  expect(mail.received.map(({ recipients }) => recipients)).toEqual([['agent@mail.test']]);
});

test('another program at the address is told', async () => {
  const zone = { addresses: { 'rivermark.test': '127.0.0.1' } };
  const stranger = createServer((_asked, answer) => answer.end('hello')).listen(0, '127.0.0.1');
  await new Promise((resolve) => stranger.once('listening', resolve));
  onTestFinished(() => void stranger.close());
  const { port } = stranger.address() as AddressInfo;
  const other = await doctor({ PUBLIC_URL: `http://rivermark.test:${port}` }, { zone });
  expect(other['public-url']).toMatch(/^do: .*answered by something else \(200\)/);
});

test('what is not published for the domain of MAIL_FROM is told with what to publish', async () => {
  const mail = await mailServer();
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'enquiries@mail.test', AGENT_EMAIL: 'agent@mail.test' };
  const none = await doctor(env, { zone: { addresses: { 'mail.test': '127.0.0.1' } } });
  expect(none.spf).toBe('do: mail.test has none. Publish as TXT of mail.test: "v=spf1 a:127.0.0.1 ~all"');
  expect(none.dkim).toMatch(/^do: No key is published for mail\.test/);
  expect(none.dmarc).toContain(
    'Publish as TXT of _dmarc.mail.test: "v=DMARC1; p=none; rua=mailto:agent@mail.test"',
  );

  const google = { SMTP_URL: 'smtp://smtp.gmail.com:1', MAIL_FROM: 'enquiries@mail.test' };
  const texts = {
    'mail.test': ['v=spf1 include:sendgrid.net ~all'],
    'old._domainkey.mail.test': ['v=DKIM1; p='],
  };
  const wrong = await doctor(google, { zone: { texts }, dkimSelector: 'old' });
  expect(wrong.spf).toMatch(/^do: .*without include:_spf\.google\.com/);
  expect(wrong.dkim).toMatch(/^do: old\._domainkey\.mail\.test publishes no key/);
  const open = await doctor(env, { zone: { texts: { 'mail.test': ['v=spf1 +all'] } } });
  expect(open.spf).toMatch(/^do: mail\.test lets everybody send/);
});

test('a mail server that does not answer, or refuses the agent, is told in plain words', async () => {
  const silent = await doctor({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@mail.test' });
  expect(silent.smtp).toMatch(/^do: The mail server could not be reached\..*SMTP_URL/);
  const mail = await mailServer();
  mail.behave(() => ({ at: 'recipient', code: 550, says: '5.1.1 Unknown' }));
  const refusing = await doctor({ SMTP_URL: mail.url, MAIL_FROM: 'a@mail.test' }, { sendsMail: true });
  expect(refusing.smtp).toMatch(/^fine/);
  expect(refusing.mail).toMatch(/^do: .*does not know the address.*AGENT_EMAIL/);
  expect((await doctor({})).smtp).toMatch(/^do: There is no SMTP_URL/);
});

test('without a network it says of each line that it could not be asked, and looks at all else', async () => {
  const mail = await mailServer();
  const env = { PUBLIC_URL: 'https://rivermark.test', SMTP_URL: mail.url, MAIL_FROM: 'a@mail.test' };
  const lines = await doctor(env, { silent: true });
  expect(lines.dns).toMatch(/^unknown: .*could not be asked/);
  for (const code of ['spf', 'dkim', 'dmarc']) expect(lines[code]).toMatch(/^unknown/);
  expect(lines.smtp).toMatch(/^fine/);
  expect(lines.database).toMatch(/^unknown: There is none/);
});

onEmbeddedStores(
  'files that others may read, lost files, a lost key and a damaged database are told with where to read on',
  async () => {
    const site = await startWithClients();
    await submitAll(site);
    const { dataDir } = site.config;
    const [lost = ''] = readdirSync(join(dataDir, 'documents'));
    renameSync(join(dataDir, 'documents', lost), join(dataDir, 'documents', `${randomUUID()}.sealed`));
    chmodSync(join(dataDir, 'rivermark.db'), 0o644);
    writeFileSync(join(dataDir, 'secret.key'), `${Buffer.alloc(32, 9).toString('base64')}\n`);
    const lines = await doctor({ DATA_DIR: dataDir });
    expect(lines.documents).toMatch(/^do: One document has lost its file.*runbook/);
    await site.db.deleteFrom('document').execute();
    expect((await doctor({ DATA_DIR: dataDir })).documents).toMatch(
      /^do: Of 6 sealed files .*wrong one.*runbook/,
    );
    expect(lines.permissions).toMatch(/^do: Others may read 1 of the files.*rivermark\.db.*chmod -R go= /);
    expect(lines.keys).toMatch(/^do: .*key that is not here.*runbook/);
    await site.closeDatabase();
    writeFileSync(join(dataDir, 'rivermark.db'), 'not a database at all, but long enough to be looked at');
    expect((await doctor({ DATA_DIR: dataDir })).database).toMatch(/^do: .*runbook/);
  },
);

test('script/doctor speaks to people and to programs, and its exit code says whether something is to be done', () => {
  const command = fileOf('doctor');
  const env = { ...compileCache, DATA_DIR: join(temporaryFolder(), 'data') };
  const people = spawnSync(process.execPath, [command], { env, encoding: 'utf8' });
  expect(people.status).toBe(1);
  expect(people.stdout).toMatch(/^fine {5}Node: It is Node 24.*TO DO {4}Mail server: .*\d+ to do\.\n$/s);
  const programs = spawnSync(process.execPath, [command, '--json'], { env, encoding: 'utf8' });
  const { toDo, findings } = JSON.parse(programs.stdout) as { toDo: number; findings: { state: string }[] };
  expect(findings.filter(({ state }) => state === 'do')).toHaveLength(toDo);
  expect(() => execFileSync(process.execPath, [command, '--what'], { env, stdio: 'pipe' })).toThrow(/Usage/);
});
