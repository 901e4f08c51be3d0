/**
 * Runs every journey in each engine and writes the results into docs/engines.md, between its two
 * marks. The arguments are the programs: Firefox's, and WebKitGTK's small browser's. Each journey
 * gets a fresh browser.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { startSite } from '@rivermark/testkit/site';
import { TESTED_SITE } from '../build-sites.ts';
import { firefoxHand } from './firefox-hand.ts';
import type { Hand } from './hand.ts';
import { journeys } from './journeys.ts';
import { webkitHand } from './webkit-hand.ts';

const TABLE = /(<!-- made by script\/test-engines -->\n)[\s\S]*(<!-- end -->)/;
const document = join(import.meta.dirname, '../../docs/engines.md');
const [firefox = '', webkit = '', ...only] = process.argv.slice(2);
const engines: readonly (() => Promise<Hand>)[] = [() => firefoxHand(firefox), () => webkitHand(webkit)];

const folder = mkdtempSync(join(tmpdir(), 'rivermark-engines-'));
const mail = await startMailServer();
const site = await startSite({ env: { SMTP_URL: mail.url }, builtSite: TESTED_SITE });
const columns: { head: string; results: Map<string, boolean> }[] = [];
let [passed, failed] = [0, 0];

for (const start of engines) {
  const results = new Map<string, boolean>();
  let head = '';
  for (const [name, journey] of Object.entries(journeys)) {
    if (!only.every((word) => name.includes(word))) continue;
    const hand = await start();
    head = `${hand.engine} ${hand.version}`;
    try {
      await journey(hand, { site: site.url, folder });
      results.set(name, true);
      passed += 1;
    } catch (error) {
      results.set(name, false);
      failed += 1;
      console.error(error);
    }
    console.log(`${results.get(name) ? 'passed' : 'FAILED'}  ${head}  ${name}`);
    await hand.close();
  }
  columns.push({ head, results });
}
await site.remove();
await mail.stop();
rmSync(folder, { recursive: true });

if (only.length === 0) {
  const rows = [
    ['journey', ...columns.map(({ head }) => head)],
    ['---', ...columns.map(() => '---')],
    ...Object.keys(journeys).map((name) => [
      name,
      ...columns.map(({ results }) => (results.get(name) ? 'passes' : '**fails**')),
    ]),
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  writeFileSync(document, readFileSync(document, 'utf8').replace(TABLE, `$1${table}$2`));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
