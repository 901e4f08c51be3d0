import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { findBroughtProgram } from '@rivermark/testkit/programs';
import { fileOf } from '@rivermark/testkit/server-programs';
import { expect, test } from 'vitest';
import { apply } from '../src/install/install.ts';
import { stepsBelow } from '../src/install/steps.ts';
import { temporaryFolder } from './start-app.ts';

const command = fileOf('install-service');
const starter = join(import.meta.dirname, '../../../script/lib/release/starter.sh');

/** A release with nothing to serve: it is only put in its place. */
function tinyRelease(version: string): string {
  const release = join(temporaryFolder(), 'release');
  mkdirSync(join(release, 'bin'), { recursive: true });
  writeFileSync(join(release, 'release.json'), JSON.stringify({ version }));
  writeFileSync(
    join(release, 'rivermark.env.example'),
    '# where\n#PORT=3000\n#PUBLIC_URL=http://localhost:PORT\n#DATA_DIR=./var\n#NODE_ENV=\n#SMTP_URL=\n',
  );
  cpSync(starter, join(release, 'bin/rivermark'));
  chmodSync(join(release, 'bin/rivermark'), 0o755);
  return release;
}

function installService(release: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: { ...compileCache, RIVERMARK_RELEASE: release },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();

const url = ['--url', 'https://rivermark.example'];

test.skipIf(existsSync('/etc/rivermark/rivermark.env'))(
  'that the site is not named is said before a release is made',
  () => {
    const script = join(import.meta.dirname, '../../../script/install-service');
    const { status, stdout, stderr } = spawnSync(script, ['--dry-run'], { encoding: 'utf8' });
    expect([status, stdout, stderr.split('\n')[0]]).toEqual([
      1,
      '',
      'Name the site: script/install-service --url https://example.com',
    ]);
  },
);

test('a dry run says every step and writes nothing', () => {
  const root = temporaryFolder();
  const { status, stdout } = installService(tinyRelease('1'), ...url, '--root', root, '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('would write /etc/systemd/system/rivermark.service\n');
  expect(readdirSync(root)).toEqual([]);
});

test('what is installed is said; a second release takes the place of the first and leaves the settings', () => {
  const root = temporaryFolder();
  const first = installService(tinyRelease('1'), ...url, '--root', root);
  expect(first.stderr).toBe('');
  const settings = join(root, 'etc/rivermark/rivermark.env');
  // Passwords stand in it: the service's group reads it, and root alone writes it.
  expect((statSync(settings).mode & 0o777).toString(8)).toBe('640');
  expect(readFileSync(settings, 'utf8')).toMatch(/^PUBLIC_URL=https:\/\/rivermark\.example$/m);
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}PORT=3100\nBACKUP_TO=/mnt/backups\n`);
  const second = installService(tinyRelease('2'), '--root', root);
  expect(second.status, second.stderr).toBe(0);
  expect(second.stdout).not.toContain('write /etc/rivermark/rivermark.env');
  expect(readlinkSync(join(root, 'opt/rivermark/current'))).toBe('/opt/rivermark/releases/2');
  const unit = (name: string) => readFileSync(join(root, 'etc/systemd/system', name), 'utf8');
  expect(unit('rivermark.socket')).toContain('ListenStream=127.0.0.1:3100\n');
  expect(unit('rivermark.service')).toContain('ReadWritePaths=-/mnt/backups\n');
  expect(readFileSync(join(root, 'etc/rivermark/Caddyfile'), 'utf8')).toContain(
    'reverse_proxy 127.0.0.1:3100',
  );
});

test('changed settings are put into effect, with a folder for backups, also in the sandbox of commands by hand', () => {
  const root = temporaryFolder();
  installService(tinyRelease('1'), ...url, '--front', 'nginx', '--root', root);
  const said: string[] = [];
  const steps = stepsBelow(root, false, (line) => said.push(line));
  const settings = join(root, 'etc/rivermark/rivermark.env');
  const good = `${readFileSync(settings, 'utf8')}ALLOW_SAMPLE_IDENTITY=1\nCAPTURE_MAIL=1\nPORT=3100\n`;
  const recipient = `BACKUP_RECIPIENT=age1${'q'.repeat(58)}\n`;

  writeFileSync(settings, `${good}BACKUP_TO=/mnt/backups\n`);
  expect(() => apply(steps, process.execPath, fixtureContent())).toThrow(/BACKUP_RECIPIENT/);
  expect(said).toEqual([]);

  writeFileSync(settings, `${good}BACKUP_TO=/mnt/backups\n${recipient}`);
  apply(steps, process.execPath, fixtureContent());
  expect(statSync(join(root, 'mnt/backups')).isDirectory()).toBe(true);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(read('etc/systemd/system/rivermark.socket')).toContain('ListenStream=127.0.0.1:3100\n');
  expect(read('etc/nginx/sites-available/rivermark')).toContain('proxy_pass http://127.0.0.1:3100;');
  const command = read('usr/local/bin/rivermark');
  const [, service = ''] = read('etc/systemd/system/rivermark.service').split('TasksMax=128\n\n');
  const properties = service.split('\n\n')[0]?.trim().split('\n') ?? [];
  expect(properties).toContain('ReadWritePaths=-/mnt/backups');
  for (const property of properties) expect(command).toContain(`--property '${property}'`);
  expect(spawnSync('sh', ['-n'], { input: command, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
  // An upgrade without a word on the front keeps the one that is there.
  installService(tinyRelease('2'), '--root', root);
  expect(existsSync(join(root, 'etc/rivermark/Caddyfile'))).toBe(false);
  expect(readlinkSync(join(root, 'opt/rivermark/previous'))).toBe('/opt/rivermark/releases/1');
});

test('the two newest releases stay beside the one that runs, the one that ran before always among them', () => {
  const root = temporaryFolder();
  const releases = join(root, 'opt/rivermark/releases');
  const installed = (version: string, ...args: string[]) => {
    const { status, stdout, stderr } = installService(tinyRelease(version), ...url, '--root', root, ...args);
    expect(status, stderr).toBe(0);
    return stdout;
  };
  for (const version of ['e', 'd', 'c']) installed(version);
  // A copy that broke off.
  mkdirSync(join(releases, 'x.next'));
  const wouldDo = installed('b', '--dry-run');
  expect(wouldDo).toContain('would remove /opt/rivermark/releases/e\n');
  expect(readdirSync(releases).sort()).toEqual(['c', 'd', 'e', 'x.next']);
  expect(installed('b')).toContain('\nremove /opt/rivermark/releases/e\n');
  expect(readdirSync(releases).sort()).toEqual(['b', 'c', 'd']);
  // Somebody goes back to the oldest, and upgrades later.
  rmSync(join(root, 'opt/rivermark/current'));
  symlinkSync('/opt/rivermark/releases/d', join(root, 'opt/rivermark/current'));
  installed('a');
  expect(readdirSync(releases).sort()).toEqual(['a', 'b', 'd']);
  // The same once more changes nothing.
  expect(installed('a')).not.toContain('remove');
  expect(readdirSync(releases).sort()).toEqual(['a', 'b', 'd']);
});

test('removed again, only data, settings and what others had are there', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'etc/caddy'), { recursive: true });
  mkdirSync(join(root, 'var/lib/rivermark'), { recursive: true });
  const debians = ':80 {\n\troot * /usr/share/caddy\n\tfile_server\n}\n';
  writeFileSync(join(root, 'etc/caddy/Caddyfile'), debians);
  writeFileSync(join(root, 'var/lib/rivermark/rivermark.db'), 'kept');
  const release = tinyRelease('1');
  installService(release, ...url, '--root', root);
  expect(readFileSync(join(root, 'etc/caddy/Caddyfile'), 'utf8')).toBe('import /etc/rivermark/Caddyfile\n');
  const { status, stdout } = installService(release, '--remove', '--root', root);
  expect(status).toBe(0);
  expect(stdout).toContain('/var/lib/rivermark and the user rivermark stay');
  expect(filesIn(root)).toEqual([
    '/etc/caddy/Caddyfile',
    '/etc/rivermark/rivermark.env',
    '/var/lib/rivermark/rivermark.db',
  ]);
  expect(readFileSync(join(root, 'etc/caddy/Caddyfile'), 'utf8')).toBe(debians);
});

test.each(['caddy', 'nginx'])('a missing %s is said by its package before anything is done', (front) => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [command, ...url, '--front', front, '--dry-run'],
    { env: { RIVERMARK_RELEASE: tinyRelease('1'), PATH: temporaryFolder() }, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^${front} is not installed. Run: apt-get install ${front}\\.`));
});

test('without an address of the site, or with an unknown word, nothing is done', () => {
  const root = temporaryFolder();
  const cases = [
    [['--root', root], /--url https/],
    [['--root', root, '--url', 'rivermark.example'], /--url https/],
    [['--root', root, ...url, '--front', 'apache'], /^Usage/],
    [['--root', root, '--frond', 'nginx'], /^Usage/],
  ] as const;
  for (const [args, sentence] of cases) {
    const { status, stderr } = installService(tinyRelease('1'), ...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
  }
  expect(filesIn(root)).toEqual([]);
});

test.runIf(findBroughtProgram(['systemd-analyze']))(
  'systemd takes the units as they are, and finds the service well closed',
  () => {
    const root = temporaryFolder();
    installService(tinyRelease('1'), ...url, '--root', root, '--front', 'none');
    // What the units stand on.
    cpSync('/lib/systemd/system', join(root, 'usr/lib/systemd/system'), {
      recursive: true,
      dereference: true,
    });
    const units = ['rivermark.service', 'rivermark.socket'];
    const verified = spawnSync('systemd-analyze', [`--root=${root}`, 'verify', ...units], {
      encoding: 'utf8',
    });
    expect(verified.stderr.split('\n').filter((line) => line.includes('rivermark'))).toEqual([]);
    const closed = execFileSync(
      'systemd-analyze',
      [`--root=${root}`, 'security', '--offline=true', '--threshold=20', 'rivermark.service'],
      { encoding: 'utf8' },
    );
    expect(closed).toMatch(/Overall exposure level for rivermark\.service: [01]\.\d OK/);
  },
);
