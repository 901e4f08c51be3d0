/**
 * Makes a release of what is built: `release/`, or the folder in the first argument. It needs only
 * Node on the same kind of machine. Starts it once, and reports its size and the time to its first
 * answer. The second argument names a folder where `bundleServer` has bundled the programs already.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { NOT_BUNDLED } from '../../apps/web/build/not-bundled.ts';
import { bundleServer } from './release/bundle-server.ts';
import { copyPackages } from './release/copy-packages.ts';
import { copySite } from './release/copy-site.ts';
import { sizeOf, startOnce } from './release/try-release.ts';
import { environmentFile, settingsInDocs } from './settings-table.ts';

const output = resolve(process.argv[2] ?? 'release');
process.chdir(join(import.meta.dirname, '../..'));
const next = `${output}.next`;
const site = 'apps/web/dist';
const database = 'node_modules/better-sqlite3';

if (existsSync(output) && !existsSync(join(output, 'release.json'))) {
  console.error(`${output} is there and is no release: name another folder.`);
  process.exit(1);
}
if (!existsSync(join(site, 'site.json'))) {
  console.error('The site is not built yet. Run script/setup first.');
  process.exit(1);
}

rmSync(next, { recursive: true, force: true });
mkdirSync(join(next, 'bin'), { recursive: true });
const bundled = process.argv[3];
if (bundled) cpSync(bundled, join(next, 'server'), { recursive: true });
else await bundleServer(join(next, 'server'));
copyDatabaseDriver();
copySite(site, join(output, 'site'), join(next, 'site'));
copyRenderer();
writeStarter();
writeFileSync(join(next, 'rivermark.env.example'), environmentFile(settingsInDocs()));
writeFileSync(join(next, 'server/package.json'), '{"type":"module"}\n');
letAllRead(next);
const version = writeVersion();
rmSync(output, { recursive: true, force: true });
renameSync(next, output);
const milliseconds = await startOnce(output);
console.log(
  `${output}: ${version}, ${Math.round(sizeOf(output) / 1e6)} MB, first answer after ${Math.round(milliseconds)} ms`,
);

/** The one dependency with machine code, for this kind of machine only. */
function copyDatabaseDriver(): void {
  const target = join(next, 'server', database);
  for (const part of ['package.json', 'LICENSE', 'lib'])
    cpSync(join(database, part), join(target, part), { recursive: true });
  // A binary that was compiled here has priority over the bundled one, as in the package itself.
  const code = ['build/Release/better_sqlite3.node', `prebuilds/${process.platform}-${process.arch}.node`];
  const found = code.find((file) => existsSync(join(database, file)));
  if (!found) throw new Error(`better-sqlite3 has no machine code for ${process.platform}-${process.arch}.`);
  cpSync(join(database, found), join(target, found), { recursive: true });
}

/** The program that draws the site from its content, with its illustrations and packages. */
function copyRenderer(): void {
  const target = join(next, 'renderer');
  cpSync('apps/web/dist-renderer', target, {
    recursive: true,
    filter: (path) => !path.endsWith('.built-from'),
  });
  copyPackages(NOT_BUNDLED, join(target, 'node_modules'));
  writeFileSync(join(target, 'package.json'), '{"type":"module"}\n');
  for (const name of ['masters', 'encoded'])
    cpSync(join('illustrations', name), join(next, 'illustrations', name), { recursive: true });
  // The content that it draws by default.
  for (const name of ['content', 'photos'])
    if (existsSync(name)) cpSync(name, join(next, name), { recursive: true });
}

function writeStarter(): void {
  const flags = /^SERVER_FLAGS="(.*)"$/m.exec(readFileSync('script/lib/server-flags.sh', 'utf8'))?.[1];
  if (!flags) throw new Error('script/lib/server-flags.sh names no flags.');
  const starter = readFileSync('script/lib/release/starter.sh', 'utf8').replace('@SERVER_FLAGS@', flags);
  writeFileSync(join(next, 'bin/rivermark'), starter);
  chmodSync(join(next, 'bin/rivermark'), 0o755);
}

/**
 * The build makes the site's folders private. A release is rarely served by the user who made it.
 */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    const isOpen = lstatSync(path).isDirectory() || name === 'bin/rivermark';
    chmodSync(path, isOpen ? 0o755 : 0o644);
  }
}

/**
 * Writes `SHA256SUMS` in sha256sum's format, and `release.json`. The version is the day and a hash
 * of the files.
 */
function writeVersion(): string {
  const files = (readdirSync(next, { recursive: true }) as string[])
    .filter((name) => lstatSync(join(next, name)).isFile())
    .sort();
  const sums = files.map((name) => `${hashOf(readFileSync(join(next, name)))}  ${name}\n`).join('');
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
  const name = `${day}-${hashOf(Buffer.from(sums)).slice(0, 8)}`;
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || undefined;
  const about = { version: name, node: '>=24', platform: `${process.platform}-${process.arch}`, commit };
  writeFileSync(join(next, 'SHA256SUMS'), sums);
  writeFileSync(join(next, 'release.json'), `${JSON.stringify(about, null, 2)}\n`);
  return name;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
