/**
 * Durable enquiries accepted per second, compared with what the disk and the database allow in the
 * same run: a bare sync, a bare row, the bare pair of rows. Then the intake without HTTP and the
 * whole server, each beside the same with one commit per enquiry. `--quick` runs each for a moment,
 * to show that the bench still works.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { startSite } from '@rivermark/testkit/site';
import { bareInsert, barePair, bareSync } from './bare-writes.ts';
import { intakeAlone } from './intake-alone.ts';
import { postFor } from './post-for.ts';

const seconds = process.argv.includes('--quick') ? 0.4 : 5;
const folder = mkdtempSync(join(tmpdir(), 'rivermark-bench-'));

/** A server for comparison that does the same writes, but one commit per request. */
async function commitEach(): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'commit-each-server.ts'), [join(folder, 'each.db')]);
  const port = await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill('SIGKILL') };
}

const show = (name: string, rate: number, rest = '') =>
  console.log(`${name.padEnd(46)}${rate.toFixed(0).padStart(8)} /s  ${rest}`);
const times = ({ p50, p99 }: { p50: number; p99: number }) =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;

show('write 4 KB and sync, bare', bareSync(folder, seconds));
const row = bareInsert(folder, seconds);
show('insert one row and sync, bare', row);
const pair = barePair(folder, seconds);
show('enquiry and outbox row in a transaction, bare', pair);

const one = await intakeAlone(folder, seconds, { clients: 1, largestGroup: 50 });
const each32 = await intakeAlone(folder, seconds, { clients: 32, largestGroup: 1 });
const group32 = await intakeAlone(folder, seconds, { clients: 32, largestGroup: 50 });
show('intake without HTTP, 1 at a time', one);
show('intake without HTTP, 32, one commit each', each32);
show('intake without HTTP, 32, shared commits', group32);

const each = await commitEach();
const plain1 = await postFor(each.url, 1, seconds);
const plain32 = await postFor(each.url, 32, seconds);
each.stop();
show('bare HTTP server, one commit each, 1 client', plain1.rate, times(plain1));
show('bare HTTP server, one commit each, 32 clients', plain32.rate, times(plain32));

// Only the web role: visitors do not wait for the worker.
const site = await startSite({ env: { ROLE: 'web', ENQUIRIES_PER_MINUTE: '1000000' } });
const url = `http://127.0.0.1:${site.port}${EMAIL_SEND_PATH}`;
const http1 = await postFor(url, 1, seconds);
const http32 = await postFor(url, 32, seconds);
await site.remove();
show('Rivermark, 1 client', http1.rate, times(http1));
show('Rivermark, 32 clients', http32.rate, times(http32));

const ratio = (name: string, value: number, goal: string) =>
  console.log(`${name.padEnd(46)}${value.toFixed(2).padStart(8)}     ${goal}`);
console.log('');
ratio('the pair of rows / one row, bare', pair / row, 'the most that one client can reach');
ratio('intake, 1 at a time / one row, bare', one / row, 'goal 0.8');
ratio('intake, 1 at a time / the pair of rows, bare', one / pair, '');
ratio('intake, 32 shared / 32 one commit each', group32 / each32, 'goal 3');
ratio('server, 1 client / one row, bare', http1.rate / row, '');
ratio('server, 32 clients / bare server, 32 clients', http32.rate / plain32.rate, '');
rmSync(folder, { recursive: true });
