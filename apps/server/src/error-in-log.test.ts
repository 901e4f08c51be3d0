import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorInLog } from './error-in-log.ts';

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

test('an error is told by name, code and where in the code it arose, from the root of the project on', () => {
  const [error] = errorInLog(thrownBy(() => readFileSync('/no/such/file of Ada Brown')));
  expect(error).toMatchObject({ name: 'Error', code: 'ENOENT' });
  expect(error?.frames.length).toBeGreaterThan(1);
  expect(error?.frames.join('\n')).toMatch(/ ?apps\/server\/src\/error-in-log\.test\.ts\S*:\d+:\d+/);
  expect(error?.frames.join('\n')).not.toContain(process.cwd());
});

test('causes follow, outermost first, and end somewhere', () => {
  const loop = new Error('loop');
  loop.cause = loop;
  expect(
    errorInLog(new TypeError('outer', { cause: new RangeError('inner') })).map(({ name }) => name),
  ).toEqual(['TypeError', 'RangeError']);
  expect(errorInLog(loop)).toHaveLength(4);
  expect(errorInLog('a text')).toEqual([{ name: 'string', frames: [] }]);
});

test('nothing of a message is kept, even where it looks like a place in the code', () => {
  const entered = 'Ada\n    at ada@visitor.example (/home/ada/904-555-0123:1:2)\n    at /ada/brown:3:4';
  const error = new Error(entered);
  const later = new Error('short');
  later.message = entered;
  for (const one of [error, later, new Error(`${entered}\n${entered}`)]) {
    expect(JSON.stringify(errorInLog(one))).not.toMatch(/ada|904|brown/i);
    expect(errorInLog(one)[0]?.frames.length).toBeGreaterThan(1);
  }
});
