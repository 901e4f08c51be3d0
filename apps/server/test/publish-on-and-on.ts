/**
 * Publishes one numbered site after the other, each from a content and a photo of that number,
 * until it is killed. Arguments: the data directory, a folder for the built site, the first number.
 * Says each number on its standard output when it begins.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentVersions } from '../src/content-versions/content-versions.ts';
import { openPhotoFiles } from '../src/content-versions/open-photo-files.ts';
import { openMigrated } from '../src/db/open-migrated.ts';
import { publish } from '../src/publishing/publish.ts';
import { drawBuiltSite } from './draw-built-site.ts';
import { writeNumberedSite } from './numbered-site.ts';

const [dataDir = '', built = '', first = '1'] = process.argv.slice(2);
const servedAs = () => ({ publicUrl: 'http://localhost:3000', marksSamples: false });

const db = await openMigrated({ dataDir }, Date.now());
const versions = contentVersions(db, await openPhotoFiles(dataDir));
const source = `${built}-source`;
const draw = drawBuiltSite(built, '2026-11-27');

for (let number = Number(first); ; number += 1) {
  writeNumberedSite(built, number);
  rmSync(source, { recursive: true, force: true });
  for (const part of ['content', 'photos']) {
    mkdirSync(join(source, part), { recursive: true });
    writeFileSync(join(source, part, 'number'), String(number));
  }
  process.stdout.write(`${number}\n`);
  const basedOn = await versions.newest();
  await publish(
    {
      dataDir,
      servedAs,
      program: 'test',
      clock: Date.now,
      keepContent: (kept) => versions.add({ ...kept, publishedBy: 'script', basedOn }, Date.now()),
    },
    async (live) => ({ ...(await draw(live)), source }),
  );
}
