import { expect, test } from 'vitest';
import { progressLine } from './progress-line.ts';

function said(isTTY: boolean, partMs: number, parts: number): string {
  let clock = 0;
  let text = '';
  const output = { isTTY, write: (more: string) => (text += more) };
  const progress = progressLine('Cutting pictures', { output, now: () => clock });
  for (let done = 1; done <= parts; done += 1) {
    clock += partMs;
    progress(done, parts);
  }
  return text;
}

test('without a terminal a long task says plain lines, each with count and time left', () => {
  expect(said(false, 3000, 4).split('\n')).toEqual([
    'Cutting pictures: 2 of 4, about 6 s left',
    'Cutting pictures: 4 of 4, done in 12 s',
    '',
  ]);
  expect(said(false, 3000, 60)).toContain('2 of 60, about 2 min 54 s left\n');
});

test('on a terminal it is one line, written over and ended', () => {
  expect(said(true, 1000, 2)).toBe(
    '\r\x1b[2KCutting pictures: 1 of 2, about 1 s left\r\x1b[2KCutting pictures: 2 of 2, done in 2 s\n',
  );
});

test('a task that is over at once says nothing', () => {
  expect(said(false, 10, 28) + said(true, 10, 28)).toBe('');
});
