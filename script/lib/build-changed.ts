/**
 * Builds each part whose inputs have changed since its last build. A hash of a part's inputs is
 * kept beside its output, so an unchanged tree costs only the reading of its sources. Arguments
 * name the parts; the default is those that are served.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { loadContent, sayFaults, sayWarnings } from '../../packages/content/load/load-content.ts';
import { buildSettings } from './build-settings.ts';

interface Part {
  readonly name: string;
  /** The part to build before it. */
  readonly needs?: string;
  /** The script and its arguments. */
  readonly command: readonly string[];
  readonly output: string;
  /** Globs of everything the output depends on. */
  readonly inputs: readonly string[];
  /** Environment variables that the build reads. */
  readonly settings: readonly string[];
  /** The content folder of a part that is drawn from content, and so also depends on the day. */
  readonly contentFrom?: string;
  /** Set for this part only, whatever the environment says. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/** The `content/` and `photos/` of tests and the gallery. Owners' edits do not change them. */
const FIXTURE = 'packages/content/fixtures/specification';

const sources = (folder: string) => [`${folder}/**/*.{ts,tsx,css,json,svg,txt,webp,avif,jpg,jpeg,png,woff2}`];
const shared = [
  ...sources('packages/content/{src,load,schema}'),
  ...sources('packages/contracts'),
  'package-lock.json',
];
/** All sources of the drawing program. */
const renderer = [...sources('apps/web/{app,build,map-data}'), 'apps/web/package.json', ...shared];

interface Site extends Pick<Part, 'settings' | 'fixed'> {
  readonly output: string;
  /** The part that builds the drawing program. Absent: this part builds its own. */
  readonly drawnBy?: string;
  /** The folder of `content/` and `photos/`. Absent: the project. */
  readonly contentFrom?: string;
  /** Only tests read it. */
  readonly quick?: boolean;
}

const programBeside = (output: string) => `${output}-renderer`;

/** A site, and its drawing program unless another part has it. */
function site(name: string, { output, drawnBy, contentFrom = '.', quick, ...more }: Site): Part[] {
  const program = drawnBy ?? programBeside(output);
  return [
    ...(drawnBy
      ? []
      : [
          {
            ...more,
            name: `program of ${output}`,
            command: ['apps/web/build/build-renderer.ts', program],
            output: program,
            inputs: renderer,
          },
        ]),
    {
      ...more,
      name,
      needs: `program of ${program.replace(/-renderer$/, '')}`,
      command: ['apps/web/build/build.ts', output, program, contentFrom, ...(quick ? ['--quick'] : [])],
      output,
      // Our illustrations, and the agent's own photos with their texts.
      inputs: [`${program}/.built-from`, 'illustrations/masters/*.webp', `${contentFrom}/photos/**/*.*`],
      contentFrom,
    },
  ];
}

const parts: readonly Part[] = [
  {
    name: 'e-mails',
    command: ['packages/emails/build.ts'],
    output: 'packages/emails/dist',
    inputs: [...sources('packages/emails'), ...sources('packages/content/fixtures'), ...shared],
    settings: [],
  },
  ...site('site', { output: 'apps/web/dist', settings: buildSettings }),
  // For journeys and tests.
  ...site('tested site', {
    output: '.cache/tested',
    drawnBy: programBeside('apps/web/dist'),
    contentFrom: FIXTURE,
    quick: true,
    settings: buildSettings,
  }),
  // For a static host: script/export-site, with API_ORIGIN.
  ...site('exported site', { output: '.cache/exported', settings: buildSettings }),
  ...site('gallery', {
    output: '.cache/gallery',
    contentFrom: FIXTURE,
    quick: true,
    settings: [],
    // With the consent question and an outside map, which no build has by default.
    fixed: { GALLERY: '1', GTAG_ID: 'G-SAMPLE', MAP_EMBED_URL: 'http://maps.test/jacksonville' },
  }),
];

const named = process.argv.slice(2).filter((argument) => argument !== '--verbose');
const isVerbose = named.length < process.argv.length - 2;
const asked = named.length > 0 ? named : ['e-mails', 'site'];

const isInput = (path: string) =>
  !/(^|\/)(node_modules|dist|dist\.next|dist\.previous)\//.test(path) && !path.includes('.test.');

/**
 * For photos, size and mtime identify the content: reading thousands of them each time is too slow.
 */
function bytesFor(file: string): string | Buffer {
  if (!/(^|[\\/])photos[\\/].*\.(jpe?g|png|webp|avif)$/i.test(file)) return readFileSync(file);
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

function fingerprint(part: Part): string {
  const hash = createHash('sha256').update(process.version);
  if (part.contentFrom) hash.update(JSON.stringify(contentIn(part.contentFrom)));
  for (const setting of part.settings) hash.update(`\0${setting}=${process.env[setting] ?? ''}`);
  const files = globSync([...part.inputs], {
    exclude: (path) => /(^|\/)(node_modules|dist|dist\.next)$/.test(String(path)),
  });
  for (const file of files.filter(isInput).sort()) {
    hash.update(`\0${file}\0`).update(bytesFor(file));
  }
  return hash.digest('hex');
}

/** Today's content. Errors in it stop the build. */
function contentIn(folder: string): unknown {
  const loaded = loadContent(folder, new Date(), 'illustrations/masters');
  if ('faults' in loaded) {
    sayFaults(loaded.faults, '; nothing was built, and the site stays as it was');
    process.exit(1);
  }
  sayWarnings(loaded.warnings);
  return loaded.content;
}

/**
 * Waits until no other process builds here: two would remove each other's folders. The operating
 * system's lock on a database file ends with the process, however that ends.
 */
function waitForOtherBuilds(): DatabaseSync {
  mkdirSync('.cache', { recursive: true });
  const lock = new DatabaseSync('.cache/build.lock', { timeout: 3_600_000 });
  lock.exec('begin exclusive');
  return lock;
}
const lock = waitForOtherBuilds();
process.once('exit', () => lock.close());

const wanted = parts.filter(({ name }) => asked.includes(name));
const needed = new Set(wanted.flatMap(({ name, needs }) => (needs ? [needs, name] : [name])));

for (const part of parts.filter(({ name }) => needed.has(name))) {
  const stamp = `${part.output}/.built-from`;
  const now = fingerprint(part);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
  console.error(`Building the ${part.name}…`);
  const built = spawnSync(process.execPath, [...part.command, ...(isVerbose ? ['--verbose'] : [])], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...part.fixed },
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  writeFileSync(stamp, now);
  if (part.name === 'site') console.error('Done. Look at it: script/server says its address.');
}
