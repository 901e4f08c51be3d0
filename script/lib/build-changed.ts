/**
 * Builds each part whose inputs differ from those of its last build. What a part was built from is kept as
 * one hash beside its output, so an unchanged tree costs only the reading of its sources. The arguments name
 * the parts; without any, it is those that are served.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { buildSettings } from './build-settings.ts';

interface Part {
  readonly name: string;
  /** The script and its arguments. */
  readonly command: readonly string[];
  readonly output: string;
  /** Globs of everything the output depends on. */
  readonly inputs: readonly string[];
  /** Environment variables that the build reads. */
  readonly settings: readonly string[];
  /** Set for this part alone, whatever the environment says. */
  readonly fixed?: Readonly<Record<string, string>>;
}

const sources = (folder: string) => [`${folder}/**/*.{ts,tsx,css,json,svg,txt,webp,avif,jpg,jpeg,png,woff2}`];
/** What is seen: our illustrations, and the agent's own photos with their texts. */
const pictures = ['illustrations/masters/*.webp', 'photos/**/*.*'];
const shared = [...sources('packages/content'), ...sources('packages/contracts'), 'package-lock.json'];

const parts: readonly Part[] = [
  {
    name: 'e-mails',
    command: ['packages/emails/build.ts'],
    output: 'packages/emails/dist',
    inputs: [...sources('packages/emails'), ...shared],
    settings: [],
  },
  {
    name: 'site',
    command: ['apps/web/build/build.ts'],
    output: 'apps/web/dist',
    inputs: [...sources('apps/web'), ...pictures, ...shared],
    settings: buildSettings,
  },
  {
    // For a static host: script/export-site, with API_ORIGIN.
    name: 'exported site',
    command: ['apps/web/build/build.ts', '.cache/exported'],
    output: '.cache/exported',
    inputs: [...sources('apps/web'), ...pictures, ...shared],
    settings: buildSettings,
  },
  {
    name: 'gallery',
    command: ['apps/web/build/build.ts', '.cache/gallery'],
    output: '.cache/gallery',
    inputs: [...sources('apps/web'), ...pictures, ...shared],
    settings: [],
    // With the question for consent and an outside map, which no build has by default.
    fixed: { GALLERY: '1', GTAG_ID: 'G-SAMPLE', MAP_EMBED_URL: 'http://maps.test/jacksonville' },
  },
];

const asked = process.argv.length > 2 ? process.argv.slice(2) : ['e-mails', 'site'];

const isInput = (path: string) =>
  !/(^|\/)(node_modules|dist|dist\.next|dist\.previous)\//.test(path) && !path.includes('.test.');

/** Of a photo its size and time are enough to tell: thousands of them are too many bytes to read each time. */
function contentOf(file: string): string | Buffer {
  if (!/^photos[\\/].*\.(jpe?g|png|webp|avif)$/i.test(file)) return readFileSync(file);
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

function fingerprint(part: Part): string {
  const hash = createHash('sha256').update(process.version);
  for (const setting of part.settings) hash.update(`\0${setting}=${process.env[setting] ?? ''}`);
  const files = globSync([...part.inputs], {
    exclude: (path) => /(^|\/)(node_modules|dist|dist\.next)$/.test(String(path)),
  });
  for (const file of files.filter(isInput).sort()) {
    hash.update(`\0${file}\0`).update(contentOf(file));
  }
  return hash.digest('hex');
}

// The content's modules first: what is built depends on them, and they on the day.
const content = spawnSync(process.execPath, ['packages/content/make.ts'], { stdio: ['ignore', 2, 2] });
if (content.status !== 0) process.exit(content.status ?? 1);

for (const part of parts.filter(({ name }) => asked.includes(name))) {
  const stamp = `${part.output}/.built-from`;
  const wanted = fingerprint(part);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
  console.error(`Building the ${part.name}…`);
  const built = spawnSync(process.execPath, [...part.command], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...part.fixed },
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  writeFileSync(stamp, wanted);
}
