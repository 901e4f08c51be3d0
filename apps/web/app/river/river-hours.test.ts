import { describe, expect, test } from 'vitest';
import { atHour, riverHour } from './river-hours.ts';

describe('the picture of the river is that of the hour in Jacksonville', () => {
  test.each([
    // Winter: five hours behind UTC.
    ['2026-12-01T10:59:00Z', 'night'],
    ['2026-12-01T11:00:00Z', 'dawn'],
    ['2026-12-01T13:59:00Z', 'dawn'],
    ['2026-12-01T14:00:00Z', 'day'],
    ['2026-12-01T21:59:00Z', 'day'],
    ['2026-12-01T22:00:00Z', undefined],
    ['2026-12-02T01:59:00Z', undefined],
    ['2026-12-02T02:00:00Z', 'night'],
    ['2026-12-02T05:00:00Z', 'night'],
    // Summer: four.
    ['2026-07-01T10:00:00Z', 'dawn'],
    ['2026-07-01T13:00:00Z', 'day'],
    ['2026-07-01T21:00:00Z', undefined],
    ['2026-07-02T01:00:00Z', 'night'],
    // The nights in which the clocks are changed, an hour before the change and an hour after it.
    ['2027-03-14T06:30:00Z', 'night'],
    ['2027-03-14T09:59:00Z', 'night'],
    ['2027-03-14T10:00:00Z', 'dawn'],
    ['2026-11-01T10:30:00Z', 'night'],
    ['2026-11-01T11:00:00Z', 'dawn'],
  ])('%s: %s', (moment, hour) => {
    expect(riverHour(new Date(moment))).toBe(hour);
  });
});

const marks = { dawn: { aaa: 'a1', bbb: 'b1' }, day: { aaa: 'a2' }, night: { aaa: 'a3' } };

test('every address of the hero becomes that of the hour, frame by frame, and no other does', () => {
  expect(
    atHour(
      '/img/hero-480-aaa.avif 480w, /img/hero-tall-800-bbb.webp 800w, /img/riverside-480-aaa.avif 480w',
      'dawn',
      marks,
    ),
  ).toBe(
    '/img/hero-dawn-480-a1.avif 480w, /img/hero-dawn-tall-800-b1.webp 800w, /img/riverside-480-aaa.avif 480w',
  );
});

test('an address whose mark is not known stays, so that a picture is shown in any case', () => {
  expect(atHour('/img/hero-tall-800-zzz.avif', 'night', marks)).toBe('/img/hero-tall-800-zzz.avif');
});
