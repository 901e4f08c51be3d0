import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const log = join(import.meta.dirname, '../src/start/process-log.ts');

/**
 * Runs a program with the process's `log`. Resolves with the messages that it wrote, and how it
 * ended.
 */
async function said(program: string, stdout: 'pipe' | number = 'pipe') {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { processLog } from ${JSON.stringify(log)};\nconst log = processLog();\n${program}`,
    ],
    { stdio: ['ignore', stdout, 'inherit'] },
  );
  const [lines, [code, signal]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    once(child, 'exit'),
  ]);
  const messages = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { messages, end: code ?? signal };
}

test('every line is written whole and in order, however long, also when the process ends in the middle of a turn', async () => {
  const { messages, end } = await said(`
    for (let line = 0; line < 3000; line += 1) log.info(line + ' Ærøskøbing 漢字');
    log.info('é'.repeat(100_000));
    log.info('last');
    process.exit(3);`);
  expect(end).toBe(3);
  expect(messages.slice(0, 3000)).toEqual(
    Array.from({ length: 3000 }, (_, line) => `${line} Ærøskøbing 漢字`),
  );
  expect(messages.slice(3000)).toEqual(['é'.repeat(100_000), 'last']);
});

test('a warning is written at the end of its turn with what was said before it; a kill takes lines of a moment only', async () => {
  const { messages, end } = await said(`
    log.info('before');
    log.warn('warning');
    setImmediate(() => setImmediate(() => {
      log.info('after');
      process.kill(process.pid, 'SIGKILL');
    }));`);
  expect(end).toBe('SIGKILL');
  expect(messages).toEqual(['before', 'warning']);
});

test('an ordinary line is written by itself while the process goes on', async () => {
  const { messages } = await said(`
    log.info('ordinary');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300);`);
  expect(messages).toEqual(['ordinary']);
});

test('on a full disk lines are lost and the process goes on', async () => {
  const full = openSync('/dev/full', 'w');
  const { end } = await said(
    `
    for (let line = 0; line < 3000; line += 1) log.info('line ' + line);
    log.error('an error');
    log.info('x'.repeat(100_000));
    setTimeout(() => process.exit(4), 200);`,
    full,
  );
  closeSync(full);
  expect(end).toBe(4);
});
