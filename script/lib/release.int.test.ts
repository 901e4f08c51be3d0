import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EMAIL_SEND_PATH, emailIds } from '@rivermark/contracts/email-send';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sizeOf } from './release/try-release.ts';
import { environmentFile, settingsInDocs } from './settings-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'rivermark-release-test-'));
const release = join(folder, 'release');
let said = '';

beforeAll(() => {
  // From the site as built. A run of many tests has bundled the programs, in the same way.
  const { TEST_PROGRAMS } = process.env;
  const args = [join(import.meta.dirname, 'build-release.ts'), release];
  said = execFileSync(process.execPath, TEST_PROGRAMS ? [...args, TEST_PROGRAMS] : args, {
    encoding: 'utf8',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A key for this test only, made by age-keygen.
const identity = 'AGE-SECRET-KEY-1PLPCRDLCTQ57PJNMTN0SUA88X27XWJDN6G33AKGS75673WJTMVJSF09P2J';
const recipient = 'age1zmjlgk3az45tr3qz3e346pgp7qsh3kpx4c0nddc6cszhh0jx6d9sf2tg74';

const project = join(import.meta.dirname, '../..');
const starter = join(release, 'bin/rivermark');

/**
 * The command line that runs a release's program with nothing else: Node is the only other program,
 * the environment is empty, and the project's sources and dependencies are hidden below empty file
 * systems.
 */
function bare(settings: Readonly<Record<string, string>>, ...args: string[]): [string, string[]] {
  const hidden = ['apps', 'packages', 'node_modules', 'content'].map((name) => join(project, name));
  const hide = `for folder in ${hidden.join(' ')}; do mount -t tmpfs none "$folder"; done; exec "$@"`;
  const environment = Object.entries({ ...settings, PATH: dirname(process.execPath) }).map(
    ([name, value]) => `${name}=${value}`,
  );
  return [
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-ec', hide, 'sh', 'env', '-i', ...environment, starter, ...args],
  ];
}

test('a release is said with its size, is below 200 MB, and its files are those that it was made with', () => {
  expect(said).toMatch(/: \d{4}\.\d\d\.\d\d-[0-9a-f]{8}, \d+ MB, first answer after \d+ ms\n$/);
  expect(sizeOf(release)).toBeLessThan(200e6);
  const sums = readFileSync(join(release, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(release, name)))
      .digest('hex');
  for (const [sum = '', name = ''] of sums.map((line) => line.split('  ')))
    expect(hashOf(name), name).toBe(sum);
  const files = (readdirSync(release, { recursive: true }) as string[]).filter((name) =>
    lstatSync(join(release, name)).isFile(),
  );
  expect(sums.length).toBe(files.length - ['SHA256SUMS', 'release.json'].length);
  // How it was built and tested is of no use to its owner.
  const ours = files.filter((name) => !name.includes('node_modules/'));
  expect(ours.filter((name) => /(?:^|\/)\.git|\.(?:test|spec)\.ts|(?:^|\/)test\//.test(name))).toEqual([]);
});

test('with Node and nothing else a release serves the site, takes an enquiry and keeps its mail, and is backed up and restored', async () => {
  const cwd = join(folder, 'empty');
  const dataDir = join(folder, 'data');
  for (const path of [cwd, dataDir]) mkdirSync(path);
  const run = (...args: string[]) =>
    execFileSync(...bare({ DATA_DIR: dataDir }, ...args), { cwd, encoding: 'utf8' });
  const server = spawn(...bare({ DATA_DIR: dataDir, PORT: '0', SELF_TEST_AT: 'off' }, 'server'), {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'close');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  let words = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const address = await waitUntil('the server', () => {
    if (server.exitCode !== null) throw new Error(words);
    return /Rivermark is at (\S+?)\./.exec(words)?.[1];
  });

  const home = await fetch(address);
  expect(await home.text()).toContain('<h1');
  const picture = readdirSync(join(release, 'site/public/img'))[0];
  expect((await fetch(`${address}/img/${picture}`)).status).toBe(200);
  expect((await fetch(`${address}/nowhere`)).status).toBe(404);
  const answer = await fetch(`${address}${EMAIL_SEND_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: emailIds.publicKey,
      service_id: emailIds.serviceId,
      template_id: emailIds.templates.contact,
      template_params: {
        submission_id: randomUUID(),
        to_email: 'agent@rivermark.example',
        from_name: 'Ada Brown',
        from_email: 'ada@visitor.example',
        phone: '(904) 555-0123',
        message: 'Is the house on Riverside Avenue still for sale?',
        subject: 'New Contact Form Submission from Ada Brown',
      },
    }),
  });
  expect(await answer.text()).toBe('OK');
  const folderOfMail = join(dataDir, 'mail');
  const name = await waitUntil('the mail', () => globSync('*.eml', { cwd: folderOfMail }).at(0));
  await waitUntil('the mark', () => run('outbox', 'list').includes('  sent '));
  const mail = readFileSync(join(folderOfMail, name), 'utf8');
  expect(mail).toContain('Reply-To: Ada Brown <ada@visitor.example>');
  expect(run('version')).toBe(readFileSync(join(release, 'release.json'), 'utf8'));

  // Beside the running server, and back into an empty directory.
  const [backups, restored] = [join(folder, 'backups'), join(folder, 'restored')];
  mkdirSync(backups);
  const backedUp = execFileSync(
    ...bare({ DATA_DIR: dataDir, BACKUP_RECIPIENT: recipient }, 'backup', backups),
    { cwd, encoding: 'utf8' },
  );
  expect(backedUp).toMatch(/^Backed up and read again: /);
  writeFileSync(join(folder, 'identity'), identity);
  const said = execFileSync(
    ...bare({ DATA_DIR: restored }, 'restore', backups, '--identity', join(folder, 'identity')),
    { cwd, encoding: 'utf8' },
  );
  expect(said).toMatch(/^Restored /);
  expect(
    execFileSync(...bare({ DATA_DIR: restored }, 'outbox', 'list'), { cwd, encoding: 'utf8' }),
  ).toContain('  sent ');
});

test('in the root of the container, where all but its volume is read-only, it starts and finds itself healthy', () => {
  const volume = join(folder, 'volume');
  mkdirSync(volume);
  // The layers of the Dockerfile's last stage and compose.yaml, without Docker: the system's
  // libraries, Node and the release, all read-only; a volume, and an empty /tmp.
  const layers = `
    root=$(mktemp -d); mount -t tmpfs none "$root"; cd "$root"
    mkdir -p usr opt/rivermark node var/lib/rivermark tmp dev proc etc
    for name in bin lib lib64 sbin; do [ ! -e /$name ] || ln -s usr/$name $name; done
    for name in usr etc dev; do mount --rbind /$name $name; mount -o remount,bind,ro $name 2>/dev/null || :; done
    mount --bind "$1" opt/rivermark; mount -o remount,bind,ro opt/rivermark
    mount --bind "$2" node; mount --bind "$3" var/lib/rivermark; mount -t tmpfs none tmp
    mount -o remount,ro "$root"
    ! touch "$root/opt/x" 2>/dev/null && ! touch "$root/opt/rivermark/x" 2>/dev/null
    exec chroot . /usr/bin/env -i PATH=/node:/usr/bin HOST=0.0.0.0 PORT=0 DATA_DIR=/var/lib/rivermark SELF_TEST_AT=off sh -ec '
      cd /var/lib/rivermark
      /opt/rivermark/bin/rivermark server 2>/tmp/said & server=$!
      until port=$(sed -n "s/.*Rivermark is at http:..localhost:\\([0-9]*\\).*/\\1/p" /tmp/said) && [ -n "$port" ]; do
        kill -0 $server || { cat /tmp/said >&2; exit 1; }
        sleep 0.05
      done
      PORT=$port /opt/rivermark/bin/rivermark healthy && echo healthy
      kill $server; wait $server; echo "ended $?"
      PORT=$port /opt/rivermark/bin/rivermark healthy 2>/dev/null || echo unhealthy'`;
  const said = execFileSync(
    'unshare',
    [
      ...['--map-root-user', '--mount', 'sh', '-ec', layers, 'sh'],
      ...[release, dirname(process.execPath), volume],
    ],
    { encoding: 'utf8' },
  );
  expect(said.replaceAll(/^\{.*\n/gm, '')).toBe('healthy\nended 0\nunhealthy\n');
});

test('its programs call themselves, and each other, as they are called in a release', () => {
  for (const program of ['outbox', 'move', 'restore']) {
    const [command, args] = bare({ DATA_DIR: join(folder, 'none') }, program, '--what');
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(`rivermark ${program} `);
    expect(stderr).not.toContain('script/');
  }
  const server = join(release, 'server');
  const programs = readdirSync(server).flatMap((name) => /^([a-z-]+)\.js$/.exec(name)?.[1] ?? []);
  // Builds the site for another origin, which needs the sources.
  expect(programs).not.toContain('export-site');
  const bySources = new RegExp(`script/(${programs.join('|')})\\b(?!\\.)`);
  for (const name of readdirSync(server).filter((each) => each.endsWith('.js')))
    expect(bySources.exec(readFileSync(join(server, name), 'utf8'))?.[0], name).toBeUndefined();
});

test('its environment file names every setting of docs/settings.md, each commented', () => {
  const written = readFileSync(join(release, 'rivermark.env.example'), 'utf8');
  expect(written).toBe(environmentFile(settingsInDocs()));
  const names = [...written.matchAll(/^#([A-Z_0-9]+)=/gm)].map(([, name]) => name);
  expect(names).toEqual(settingsInDocs().server.flatMap((row) => row.names));
  expect(written.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});
