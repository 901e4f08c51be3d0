/**
 * What a large site costs to build and serve: many homes with many photos, generated for this run.
 * Prints the seconds of a first build, of one after a changed price, and of one after a changed
 * photo. Also prints the sizes of pages, and the peak memory of building and serving. `--homes=60
 * --photos=30` set the numbers; `--keep` keeps the folder.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { copyProject } from '@rivermark/testkit/project-copy';
import { startSite } from '@rivermark/testkit/site';
import { syntheticPhoto, writePhotos } from './synthetic-photos.ts';

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '60' },
    photos: { type: 'string', default: '30' },
    keep: { type: 'boolean', default: false },
  },
});
const homes = Number(values.homes);
const photos = Number(values.photos);
const root = join(import.meta.dirname, '..');
const copy = copyProject(root);
const { folder } = copy;

const neighborhoods = ['ortega', 'riverside', 'san-marco', 'avondale', 'nocatee', 'jacksonville-beach'];
const statuses = ['for-sale', 'for-sale', 'for-sale', 'under-contract', 'coming-soon'];

function yamlOf(place: number): string {
  return [
    `name: Sample Home ${place}`,
    `address: ${100 + place} Sample Road, Ortega`,
    `neighborhood: ${neighborhoods[place % neighborhoods.length]}`,
    `status: ${statuses[place % statuses.length]}`,
    `price: ${500_000 + place * 61_000}`,
    `beds: ${2 + (place % 5)}`,
    `baths: ${2 + (place % 4) / 2}`,
    `squareFeet: ${1800 + place * 70}`,
    'kind: house',
    'yearBuilt: 1926',
    'sample: true',
    'asOf: 2026-10',
    `summary: Sample home number ${place}, one of many that were made up to measure the build.`,
    'description:',
    '  - It has walls and a roof, and its rooms are as many as its figures say. Its garden is of colored planes.',
    'features:',
    '  - Walls on four sides',
    '  - A roof over all of them',
    '  - A garden of planes',
    '',
  ].join('\n');
}

/** Runs the build of the copy; its seconds, and its peak memory. */
async function build(): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ['script/lib/build-changed.ts', 'e-mails', 'site'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, residentOf(child.pid ?? 0));
  }, 250);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(look);
  if (code !== 0) throw new Error(Buffer.concat(said).toString('utf8').slice(-4000));
  return { seconds: (performance.now() - started) / 1000, megabytes: most / 1e6 };
}

/** Resident memory of a process and its children, in bytes. */
function residentOf(pid: number): number {
  try {
    const own = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return Number(own) * 1024 + children.reduce((sum, child) => sum + residentOf(Number(child)), 0);
  } catch {
    // It has just ended.
    return 0;
  }
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const say = (what: string, value: string) => console.log(`${what.padEnd(46)} ${value}`);

try {
  let bytes = 0;
  for (let place = 1; place <= homes; place += 1) {
    const id = `sample-home-${place}`;
    writeFileSync(join(folder, `content/homes/${id}.yaml`), yamlOf(place));
    bytes += await writePhotos(join(folder, 'photos'), id, photos, place * 100);
  }
  say(`${homes} homes of ${photos} photos beside the sample`, `${(bytes / 1e6).toFixed(0)} MB of photos`);

  const cold = await build();
  say('first build', `${cold.seconds.toFixed(0)} s, at most ${cold.megabytes.toFixed(0)} MB`);
  const yaml = join(folder, 'content/homes/sample-home-1.yaml');
  writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/price: \d+/, 'price: 777000'));
  const warm = await build();
  say('after a changed price', `${warm.seconds.toFixed(0)} s, at most ${warm.megabytes.toFixed(0)} MB`);
  writeFileSync(join(folder, 'photos/sample-home-1/02.jpg'), await syntheticPhoto(99_999));
  const one = await build();
  say('after one changed photo', `${one.seconds.toFixed(0)} s, at most ${one.megabytes.toFixed(0)} MB`);
  const none = await build();
  say('after no change', `${none.seconds.toFixed(0)} s`);

  const dist = join(folder, 'apps/web/dist');
  const page = (file: string) => readFileSync(join(dist, 'pages', file));
  for (const [what, file] of [
    ['home page', 'index.html'],
    [`list of all ${homes + 8} homes`, 'properties.html'],
    [`page of a home with ${photos} photos`, 'properties--sample-home-1.html'],
    ['guide', 'neighborhoods--ortega.html'],
  ] as const)
    say(
      `HTML of the ${what}`,
      `${kb(page(file).length)}, brotli ${kb(brotliCompressSync(page(file)).length)}`,
    );
  const images = readdirSync(join(dist, 'public/img'));
  const all = images.reduce((sum, name) => sum + statSync(join(dist, 'public/img', name)).size, 0);
  say('pictures of the site', `${images.length} files, ${(all / 1e6).toFixed(0)} MB`);

  const site = await startSite({ builtSite: dist });
  const started = residentOf(site.pid);
  for (const name of images) await (await fetch(`${site.url}/img/${name}`)).arrayBuffer();
  say('the server, started', `${(started / 1e6).toFixed(0)} MB`);
  say('the server, once each picture was asked for', `${(residentOf(site.pid) / 1e6).toFixed(0)} MB`);
  await site.remove();
} finally {
  if (values.keep) console.log(folder);
  else copy.remove();
}
