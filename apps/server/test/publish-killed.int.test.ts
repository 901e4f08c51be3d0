import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentHash } from '@rivermark/contracts/served-files';
import { triesAll } from '@rivermark/testkit/every-case';
import { expect, test } from 'vitest';
import { contentVersions } from '../src/content-versions/content-versions.ts';
import { openPhotoFiles } from '../src/content-versions/open-photo-files.ts';
import { openMigrated } from '../src/db/open-migrated.ts';
import { publish } from '../src/publishing/publish.ts';
import { loadSite } from '../src/site/load-site.ts';
import { precompressed } from '../src/site/precompressed.ts';
import { readPointer, readVersion, versionFolder, versionsFolder } from '../src/site/published-version.ts';
import { drawBuiltSite } from './draw-built-site.ts';
import { writeNumberedSite } from './numbered-site.ts';
import { temporaryFolder } from './start-app.ts';

// biome-ignore lint/style/noProcessEnv: script/prove asks for more of them
const { KILLS = triesAll ? '2' : '1' } = process.env;
/** A publish of the numbered site takes a small part of this, so that kills cover all its steps. */
const LATEST_MS = 400;

/** Throws unless the live version is complete; resolves with its number. */
async function numberOfWholeSite(dataDir: string): Promise<number | undefined> {
  const pointer = await readPointer(dataDir);
  if (!pointer) return undefined;
  const folder = versionFolder(dataDir, pointer.version);
  const version = await readVersion(folder);
  if (!version) throw new Error(`${pointer.version} has no version.json`);
  for (const [path, hash] of Object.entries(version.drawn)) {
    if (contentHash(readFileSync(join(folder, path))) !== hash)
      throw new Error(`${path} is of another version`);
  }
  const site = await loadSite(folder, {
    publicUrl: 'http://localhost:3000',
    marksSamples: false,
    forms: precompressed(() => [join(folder, 'compressed')]),
  });
  const page = site.pages.get('/')?.body.toString() ?? '';
  const number = /Number (\d+)\./.exec(page)?.[1] ?? '';
  expect(site.files.has(`/assets/app-${number}.js`)).toBe(true);
  expect(site.csp.inline['/']?.scripts).toEqual([`sha256-${number}=`]);
  return Number(number);
}

/** The number in the newest content version. Throws unless each of its files is there. */
async function numberOfNewestContent(dataDir: string): Promise<number | undefined> {
  const db = await openMigrated({ dataDir }, Date.now());
  try {
    const versions = contentVersions(db, await openPhotoFiles(dataDir));
    const newest = await versions.newest();
    if (!newest) return undefined;
    const folder = temporaryFolder();
    await versions.writeTo(newest, folder);
    const [text, photo] = ['content', 'photos'].map((part) =>
      readFileSync(join(folder, part, 'number'), 'utf8'),
    );
    expect(photo).toBe(text);
    return Number(text);
  } finally {
    await db.destroy();
  }
}

test(
  `killed at any of ${KILLS} moments a publish leaves the old site or the new one, and the next one works`,
  async () => {
    const folder = temporaryFolder();
    const dataDir = join(folder, 'data');
    const built = join(folder, 'built');
    mkdirSync(dataDir, { mode: 0o700 });
    let first = 1;
    let contentBefore: number | undefined;
    for (let kill = 0; kill < Number(KILLS); kill += 1) {
      const before = await numberOfWholeSite(dataDir);
      const program = join(import.meta.dirname, 'publish-on-and-on.ts');
      const child = spawn(process.execPath, [program, dataDir, built, String(first)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      await once(child.stdout, 'data');
      await sleep(Math.random() * LATEST_MS);
      child.kill('SIGKILL');
      await once(child, 'close');
      const last = Number(said.trim().split('\n').at(-1));
      const live = await numberOfWholeSite(dataDir);
      const whole = last === first ? [before, first] : [last - 1, last];
      expect(whole, `killed while it published ${last}`).toContain(live);
      const content = await numberOfNewestContent(dataDir);
      // The row comes before the pointer, and a running server then draws the row's content. So an
      // earlier kill may have left a row whose site never became live.
      expect(last === first ? [contentBefore, first] : whole, `content of ${last}`).toContain(content);
      expect(content ?? 0).toBeGreaterThanOrEqual(live ?? 0);
      contentBefore = content;
      first = last + 1;
    }
    rmSync(built, { recursive: true, force: true });
    writeNumberedSite(built, first);
    const servedAs = () => ({ publicUrl: 'http://localhost:3000', marksSamples: false });
    const deps = { dataDir, servedAs, program: 'test', clock: Date.now };
    const { version } = await publish(deps, drawBuiltSite(built, '2026-11-27'));
    expect(await numberOfWholeSite(dataDir)).toBe(first);
    expect(readdirSync(join(dataDir, 'site')).sort()).toEqual(['current', 'versions']);
    expect(readdirSync(versionsFolder(dataDir)).sort().at(-1)).toBe(version);
  },
  Number(KILLS) * 60_000,
);
