import { localInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { expect, test } from 'vitest';
import { freeTimes } from './free-times.ts';

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' };
/** Wednesday, 10 AM. */
const NOW = Date.parse('2026-10-28T14:00:00Z');
const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });

const free = (
  wanted: { day?: string; part?: string },
  {
    busy = [],
    blocked = [],
    minutes = 60,
  }: { busy?: ReturnType<typeof span>[]; blocked?: string[]; minutes?: number } = {},
) =>
  freeTimes(NOW, { day: '', part: '', ...wanted }, minutes, {
    hours,
    blockedDays: new Set(blocked),
    busy,
  }).map(localInJacksonville);

test('the wanted day and part of it come first, then the days after it', () => {
  const times = free({ day: '2026-10-30', part: 'Morning' });
  expect(times.slice(0, 4)).toEqual([
    '2026-10-30T09:00',
    '2026-10-30T10:00',
    '2026-10-30T11:00',
    '2026-10-31T09:00',
  ]);
  expect(times).toHaveLength(8);
  expect(free({ day: '2026-10-30', part: 'Evening' })[0]).toBe('2026-10-30T16:00');
});

test('without a wish the next days are offered, early, at noon and late, and none without notice', () => {
  expect(free({}).slice(0, 4)).toEqual([
    '2026-10-28T13:00',
    '2026-10-28T15:00',
    '2026-10-28T17:00',
    '2026-10-29T09:00',
  ]);
  expect(free({ day: '2026-10-01', part: '' })[0]).toBe('2026-10-28T13:00');
});

test('nothing is offered on Sundays, on days off, where she is busy, or past closing', () => {
  expect(free({ day: '2026-11-01' })[0]).toBe('2026-11-02T09:00');
  expect(free({ day: '2026-10-30' }, { blocked: ['2026-10-30'] })[0]).toBe('2026-10-31T09:00');
  const busy = [span('2026-10-30T13:30:00Z', '2026-10-30T15:15:00Z')];
  expect(free({ day: '2026-10-30', part: 'Morning' }, { busy }).slice(0, 2)).toEqual([
    '2026-10-30T12:00',
    '2026-10-30T13:00',
  ]);
  expect(free({ day: '2026-10-30', part: 'Evening' }, { minutes: 120 }).slice(0, 2)).toEqual([
    '2026-10-30T16:00',
    '2026-10-30T09:00',
  ]);
});

test('nine o’clock stays nine o’clock through both changes of clocks', () => {
  expect(free({ day: '2026-10-31', part: 'Morning' }).filter((time) => time.endsWith('T09:00'))).toEqual([
    '2026-10-31T09:00',
    '2026-11-02T09:00',
    '2026-11-03T09:00',
  ]);
});
