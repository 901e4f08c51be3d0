/**
 * Publishes one numbered site after the other until it is killed. Arguments: the data directory, a folder for the built site,
 * the first number. Says each number on its standard output when it begins.
 */

import { publish } from '../src/publishing/publish.ts';
import { drawBuiltSite } from './draw-built-site.ts';
import { writeNumberedSite } from './numbered-site.ts';

const [dataDir = '', built = '', first = '1'] = process.argv.slice(2);
const servedAs = { publicUrl: 'http://localhost:3000', marksSamples: false };

for (let number = Number(first); ; number += 1) {
  writeNumberedSite(built, number);
  process.stdout.write(`${number}\n`);
  await publish({ dataDir, servedAs, program: 'test', clock: Date.now }, drawBuiltSite(built, '2026-11-27'));
}
