import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect, type SecureVersion } from 'node:tls';
import { documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { onFreePort } from '@rivermark/testkit/on-free-port';
import { findBroughtProgram } from '@rivermark/testkit/programs';
import { waitUntil } from '@rivermark/testkit/wait-until';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { caddyfile, nginxSite } from '../src/install/front-files.ts';
import { callBody } from './calls.ts';
import { headers, newName, pdfBytes } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

const nginx = findBroughtProgram(['nginx']);
const caddy = findBroughtProgram(['caddy']);
const nginxVersion = nginx ? spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr : '';

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly upstream: string;
}

interface Ask {
  readonly path: string;
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** One request to the front by TLS, from one of this machine's addresses; `0` without an answer. */
function ask(
  port: number,
  { path, from, body, ...others }: Ask,
): Promise<readonly [status: number, body: string]> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, servername: 'localhost', rejectUnauthorized: false };
    const call = request(
      {
        ...options,
        ...others,
        headers: { host: `localhost:${port}`, ...others.headers },
        ...(from && { localAddress: from }),
        agent: false,
      },
      (answer) => void text(answer).then((said) => resolve([answer.statusCode ?? 0, said])),
    );
    call.on('error', (error) => resolve([0, error.message]));
    call.end(body);
  });
}

/**
 * Whether the front accepts this version from a client that would take even its weakest ciphers.
 */
async function talksTls(port: number, version: SecureVersion): Promise<boolean> {
  const socket = connect({
    ...{ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false },
    ...{ minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' },
  });
  return new Promise((resolve) => {
    socket.once('secureConnect', () => resolve(true)).once('error', () => resolve(false));
  }).then((talks) => {
    socket.destroy();
    return talks === true;
  });
}

/** The test's timeout for a server that cannot start. It replaces the minute in the files. */
const soon = (front: string) => front.replaceAll(/\b60s\b/g, '5s');

/**
 * Listens like the service manager of a server that cannot start: it accepts connections and never
 * answers. Resolves with the function that ends it.
 */
async function nobodyAt(upstream: string): Promise<() => void> {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  const [host, port] = upstream.split(':');
  silent.listen(Number(port), host);
  await once(silent, 'listening');
  const leave = () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  };
  onTestFinished(leave);
  return leave;
}

/** Tests a front in front of the real server. \`start\` starts it with its logs in a folder. */
async function tryFront(start: (folder: string, ports: Ports) => readonly [program: string, args: string[]]) {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  writeTinySite(site);
  const server = startProcess(site, {
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'http://localhost:0',
    ENQUIRIES_PER_MINUTE: '1',
  });
  const upstream = `127.0.0.1:${await portOf(server)}`;
  const http = await onFreePort(async (port) => port);
  const https = await onFreePort(async (port) => port);
  const [program, args] = start(folder, { http, https, upstream });
  const front = spawn(program, args, {
    env: { PATH: '/usr/bin:/bin', HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [front.stdout, front.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  const ended = once(front, 'close');
  onTestFinished(async () => {
    front.kill('SIGTERM');
    await ended;
  });
  await waitUntil(`the front: ${said}`, async () => {
    if (front.exitCode !== null) throw new Error(said);
    return (await ask(https, { path: '/healthz' }))[0] === 200;
  });

  const plain = await fetch(`http://localhost:${http}/faq?x=1`, { redirect: 'manual' });
  expect([301, 308]).toContain(plain.status);
  expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost(?::\d+)?\/faq\?x=1$/);
  expect(await talksTls(https, 'TLSv1.2')).toBe(true);
  expect(await talksTls(https, 'TLSv1.1'), 'a version of which nobody is sure').toBe(false);

  // Requests count by the address that the front saw, whatever a header claimed.
  const enquire = (from: string, more: Record<string, string> = {}) =>
    ask(https, {
      path: EMAIL_SEND_PATH,
      method: 'POST',
      from,
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(callBody()),
    });
  expect(await enquire('127.0.0.5')).toEqual([200, 'OK']);
  expect(await enquire('127.0.0.5', { 'x-forwarded-for': '203.0.113.9' })).toEqual([200, 'OK']);
  expect(await enquire('127.0.0.6')).toEqual([200, 'OK']);
  const database = new SQLite(join(folder, 'data', 'rivermark.db'), { readonly: true });
  const marks = database.prepare('select spam_marks from enquiry order by received_at').pluck().all();
  database.close();
  expect(marks).toEqual(['[]', '["many-from-network"]', '[]']);

  // The largest document that may be sent.
  const form = new FormData();
  const bytes = pdfBytes('ten megabytes', 10 * 1024 * 1024 - 1000);
  form.append('cacheControl', '3600');
  form.append('', new File([new Uint8Array(bytes)], 'scan.pdf', { type: 'application/pdf' }));
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  const sent = await ask(https, {
    path: `${STORAGE_PATH}/object/${documentIds.bucket}/${newName('photoId')}`,
    method: 'POST',
    headers: { ...headers, 'content-type': type, 'x-upsert': 'false' },
    body: Buffer.from(await body.arrayBuffer()),
  });
  expect(sent[0], sent[1]).toBe(200);

  // Secrets of documents and the desk are in no log, whether or not the server answers.
  const secrets = ['/agent/documents/zzsecret.one', '/desk/sign-in/zzsecret', '/agent/in-touch?id=zzsecret'];
  const referer = { referer: `https://localhost/agent/documents/zzsecret` };
  for (const path of secrets) expect((await ask(https, { path, headers: referer }))[0]).toBeLessThan(500);
  await ask(https, { path: '/faq', headers: referer });
  server.child.kill('SIGKILL');
  await server.exit;
  for (const path of secrets) expect((await ask(https, { path }))[0]).toBe(502);

  // Nobody waits for minutes for a server that cannot start. Documents may, because they are
  // answered late.
  const leave = await nobodyAt(upstream);
  let isAnswered = false;
  void ask(https, { path: `${STORAGE_PATH}/object/x` }).then(() => {
    isAnswered = true;
  });
  expect((await ask(https, { path: '/faq' }))[0]).toBe(504);
  expect(isAnswered, 'a document').toBe(false);
  leave();
  front.kill('SIGTERM');
  await ended;
  const written = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
  const all = [said, ...written].join('\n');
  expect(all).not.toContain('zzsecret');
  return all;
}

test('nginx is told of HTTP/2 in the way of its version, without a warning', () => {
  const site = (version: string) => nginxSite({ host: 'h', upstream: '127.0.0.1:1' }, '/c', version);
  for (const old of ['nginx version: nginx/1.22.1', 'nginx version: nginx/1.25.0']) {
    expect(site(old)).toContain('listen 443 ssl http2;');
    expect(site(old)).not.toContain('http2 on;');
  }
  for (const recent of ['nginx version: nginx/1.25.1', 'nginx version: nginx/1.26.3 (Debian)']) {
    expect(site(recent)).toMatch(/listen 443 ssl;\n.*listen \[::\]:443 ssl;\n {2}http2 on;\n/);
  }
});

test.runIf(nginx)(
  'behind the nginx site that is made: addresses, 10 MB, and no log of what opens',
  async () => {
    const logged = await tryFront((folder, { http, https, upstream }) => {
      const certificates = join(folder, 'certificates');
      mkdirSync(certificates);
      execFileSync('openssl', [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2'],
        ...['-keyout', join(certificates, 'privkey.pem'), '-out', join(certificates, 'fullchain.pem')],
      ]);
      const site = nginxSite({ host: 'localhost', upstream }, certificates, nginxVersion)
        .replaceAll(/^ {2}listen \[::\].*\n/gm, '')
        .replace('listen 80;', `listen 127.0.0.1:${http};`)
        .replace('listen 443 ', `listen 127.0.0.1:${https} `)
        .replaceAll('/var/log/nginx', join(folder, 'logs'));
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      const whole = join(folder, 'nginx.conf');
      writeFileSync(
        whole,
        `pid ${join(folder, 'pid')};\ndaemon off;\nevents {}\nhttp {\n${temporary.join('\n')}\n${soon(site)}}\n`,
      );
      return [nginx ?? '', ['-e', join(folder, 'logs/first.log'), '-c', whole]];
    });
    expect(logged).not.toMatch(/\[warn\]/);
    expect(logged).toMatch(/"GET \/agent\/-" 4\d\d /);
    expect(logged).toMatch(/"GET \/faq" 200 /);
  },
);

test.runIf(caddy)(
  'behind the Caddyfile that is made: addresses, 10 MB, and no log of what opens',
  async () => {
    const logged = await tryFront((folder, { http, https, upstream }) => {
      const file = join(folder, 'Caddyfile');
      const own = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n`;
      writeFileSync(
        file,
        soon(caddyfile('https://localhost', upstream, 'internal')).replace('{\n', () => own),
      );
      return [caddy ?? '', ['run', '--config', file, '--adapter', 'caddyfile']];
    });
    expect(logged).toMatch(/"uri":"\/agent\/-"/);
  },
);
