/**
 * Durable enquiries accepted per second, beside what the disk and the database allow in the same run:
 *   bare fdatasync of 4 KB; a bare insert and sync of one row; the server at 1 client and at 32 clients; and a
 *   server that commits each enquiry alone, at 32 clients.
 * `--quick` runs each for a moment, to show that the bench still works.
 */
import { fork } from 'node:child_process';
import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { startSite } from '@rivermark/testkit/site';
import SQLite from 'better-sqlite3';
import { postFor } from './post-for.ts';

const seconds = process.argv.includes('--quick') ? 0.4 : 5;
const folder = mkdtempSync(join(tmpdir(), 'rivermark-bench-'));

function ratePerSecond(once: () => void): number {
  const until = performance.now() + seconds * 1000;
  const begin = performance.now();
  let count = 0;
  while (performance.now() < until) {
    once();
    count += 1;
  }
  return (count * 1000) / (performance.now() - begin);
}

function bareSync(): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const block = Buffer.alloc(4096, 1);
  return ratePerSecond(() => {
    writeSync(file, block, 0, block.length, 0);
    fdatasyncSync(file);
  });
}

function bareInsert(): number {
  const db = new SQLite(join(folder, 'bare.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table row (id integer primary key, text text not null)');
  const insert = db.prepare('insert into row (text) values (?)');
  const text = 'x'.repeat(600);
  const rate = ratePerSecond(() => insert.run(text));
  db.close();
  return rate;
}

/** A server beside ours that does the same writes, but one commit per request. */
async function commitEach(): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'commit-each-server.ts'), [join(folder, 'each.db')]);
  const port = await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill('SIGKILL') };
}

const show = (name: string, rate: number, rest = '') =>
  console.log(`${name.padEnd(46)}${rate.toFixed(0).padStart(8)} /s  ${rest}`);
const times = ({ p50, p99 }: { p50: number; p99: number }) =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;

const sync = bareSync();
show('write 4 KB and fdatasync, bare', sync);
const insert = bareInsert();
show('insert one row and sync, bare', insert);

const each = await commitEach();
const alone = await postFor(each.url, 1, seconds);
const each32 = await postFor(each.url, 32, seconds);
each.stop();
show('HTTP, one commit per enquiry, 1 client', alone.rate, times(alone));
show('HTTP, one commit per enquiry, 32 clients', each32.rate, times(each32));

// The web role alone: what the worker does afterwards is not what the visitor waits for.
const site = await startSite({ env: { ROLE: 'web', ENQUIRIES_PER_MINUTE: '1000000' } });
const url = `http://127.0.0.1:${site.port}${EMAIL_SEND_PATH}`;
const one = await postFor(url, 1, seconds);
const many = await postFor(url, 32, seconds);
await site.remove();
show('Rivermark, 1 client', one.rate, times(one));
show('Rivermark, 32 clients', many.rate, times(many));

console.log(`\n1 client / bare insert:                ${(one.rate / insert).toFixed(2)}   goal 0.8`);
console.log(`32 clients / one commit per enquiry:   ${(many.rate / each32.rate).toFixed(2)}   goal 3`);
rmSync(folder, { recursive: true });
