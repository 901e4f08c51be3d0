/**
 * The time of a publish from its command until the running server answers with the new page, its
 * memory, and its cost for concurrent inquiries, with 8, 60 and 500 homes. `--quick` takes 8 homes
 * once, to show that the bench still works.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { type MailServer, startMailServer } from '@rivermark/testkit/mail-server';
import { fileOf } from '@rivermark/testkit/server-programs';
import { BUILT_FOR, type RunningSite, startSite } from '@rivermark/testkit/site';
import { bundledPrograms } from '../script/lib/bundled-programs.ts';
import { postFor } from './post-for.ts';
import { addPhoto, PHOTO_WORDS } from './publish/add-photo.ts';
import { publishFromPhone } from './publish/from-phone.ts';
import { changePrice, writeManyHomes } from './publish/many-homes.ts';
import { tableOf } from './tables/write-table.ts';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : 5;
const sizes = isQuick ? [8] : [8, 60, 500];

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** A process's peak memory so far, in MB; 0 if it has ended. */
function peakOf(pid = 0): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/**
 * Publishes the content of a folder. Resolves with the milliseconds until `path` has `words`, and
 * with the process's memory.
 */
async function publishOnce(site: RunningSite, folder: string, path: string, words: RegExp) {
  const began = performance.now();
  // As started by `script/publish`.
  const flags = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
  const child = spawn(process.execPath, [...flags, fileOf('publish'), folder], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: site.dataDir,
      // The first publish does not compress again.
      PUBLIC_URL: BUILT_FOR,
      MALLOC_ARENA_MAX: '1',
      ...compileCache,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const ended = once(child, 'close');
  let peak = 0;
  const watching = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
  }, 10);
  const isLive = async () => words.test(await (await fetch(site.url + path)).text());
  // Without a timeout: a busy machine lets the lowest priority wait.
  while (!(await isLive())) {
    if (child.exitCode) throw new Error('The publish failed.');
    await sleep(50);
  }
  const live = performance.now() - began;
  const [code] = await ended;
  clearInterval(watching);
  if (code !== 0) throw new Error('The publish failed.');
  return { live, peak };
}

async function linkToDesk(mail: MailServer): Promise<string> {
  const link = await mail.waitForMail((one) => one.mail.subject === 'Your link to the desk');
  return /^Open my desk: (\S+)$/m.exec(link.mail.text ?? '')?.[1] ?? '';
}

// Bundled, as in a release.
Object.assign(process.env, await bundledPrograms());
const rows: string[][] = [];
const phoneRows: string[][] = [];
for (const homes of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-bench-publish-'));
  const source = join(folder, 'source');
  writeManyHomes(source, homes);
  const mail = await startMailServer();
  const site = await startSite({
    dataDir: join(folder, 'data'),
    env: { PUBLIC_URL: BUILT_FOR, SMTP_URL: mail.url },
  });
  const home = '/properties/avondale-tudor';
  let price = 901_000;
  const publishPrice = () => {
    price += 1000;
    changePrice(source, price);
    return publishOnce(site, source, home, new RegExp(price.toLocaleString('en-US')));
  };
  try {
    const first = await publishPrice();
    const runs: { live: number; peak: number }[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await publishPrice());
    await addPhoto(join(source, 'photos/avondale-tudor'));
    const photo = await publishOnce(site, source, home, new RegExp(PHOTO_WORDS));
    const usual = await postFor(site.url + EMAIL_SEND_PATH, 8, isQuick ? 0.5 : 5);
    const [beside] = await Promise.all([
      postFor(site.url + EMAIL_SEND_PATH, 8, isQuick ? 0.5 : 5),
      publishPrice(),
    ]);
    rows.push([
      String(homes),
      seconds(first.live),
      seconds(median(runs.map(({ live }) => live))),
      seconds(photo.live),
      ...[first.peak, Math.max(...runs.map(({ peak }) => peak)), photo.peak].map((peak) => peak.toFixed(0)),
      usual.p99.toFixed(0),
      beside.p99.toFixed(0),
    ]);
    const phone = await publishFromPhone(site, () => linkToDesk(mail), isQuick ? 2 : 30, isQuick ? 0.5 : 20);
    phoneRows.push([
      String(homes),
      seconds(phone.price),
      seconds(phone.upload),
      seconds(phone.photos),
      phone.inquiriesBeside.toFixed(0),
    ]);
  } finally {
    await site.stop();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(
  tableOf(
    [
      'homes',
      'first publish, s',
      'one price, s',
      'a photo, s',
      'memory of the first, MB',
      'of a price',
      'of a photo',
      'inquiries: usual p99, ms',
      'beside, ms',
    ],
    rows,
  ),
);
console.log('');
console.log(
  tableOf(
    [
      'from the phone: homes',
      'one price, s',
      'upload of a photo, s',
      isQuick ? '2 photos, s' : '30 photos, s',
      'inquiries beside them, p99 ms',
    ],
    phoneRows,
  ),
);
