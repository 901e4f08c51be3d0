import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { Finding } from './finding.ts';

const run = promisify(execFile);

const CLIENTS = 3000;
const SECONDS = 30;
/** One letter at a time, so that no connection is ever quiet for long. */
const LETTER_EVERY_SECONDS = 5;
const PATIENCE_MS = 10_000;

/**
 * How slow clients keep their connections: by endless headers, an endless body, or an unread
 * answer.
 */
const ways = {
  heads: { args: ['-H', '-i', String(LETTER_EVERY_SECONDS), '-x', '24'], path: '/' },
  bodies: {
    args: ['-B', '-t', 'POST', '-i', String(LETTER_EVERY_SECONDS), '-x', '24', '-f', 'application/json'],
    path: '/api/v1.0/email/send',
  },
  readers: { args: ['-X', '-w', '512', '-y', '1024', '-n', '5', '-z', '32', '-k', '3'], path: '/' },
};

/**
 * Thousands of slow clients at once, and how long an ordinary visitor waits for a page meanwhile.
 */
export async function crowdSlowly(url: string, how: keyof typeof ways): Promise<Finding> {
  const { args, path } = ways[how];
  let isOver = false;
  const slow = run(
    'slowhttptest',
    [...args, '-c', String(CLIENTS), '-r', '500', '-p', '5', '-l', String(SECONDS), '-u', url + path],
    { maxBuffer: 64 * 1024 * 1024 },
  ).finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  let failed = 0;
  while (!isOver) {
    const began = performance.now();
    const answer = await fetch(`${url}/?${randomUUID()}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(async (page) => ({ status: page.status, body: await page.text() }))
      .catch(() => undefined);
    if (answer?.status === 200 && answer.body.trimEnd().endsWith('</html>'))
      waits.push(performance.now() - began);
    else failed += 1;
    await later(100);
  }
  const { stdout } = await slow;
  // With terminal colors.
  const said = stripVTControlCharacters(stdout);
  const held = Math.max(0, ...[...said.matchAll(/connected:\s+(\d+)/g)].map(([, count]) => Number(count)));
  const isThere = /service available:\s+YES/.test(said) && !/service available:\s+NO/.test(said);
  const worst = Math.max(0, ...waits).toFixed(0);
  return {
    what: `slowhttptest, ${CLIENTS} clients with slow ${how}`,
    said: `up to ${held} connected; ${failed} of ${waits.length + failed} visits beside them failed, the slowest took ${worst} ms`,
    isGood: failed === 0 && isThere && held > 0,
  };
}
