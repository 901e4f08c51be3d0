import { describe, expect, test } from 'vitest';
import { atHour, riverHour, sunOver } from './river-hours.ts';

/** Refraction and the sun's own radius: this far below the horizon its center rises and sets. */
const AT_THE_HORIZON = -0.833;
const MINUTE_MS = 60_000;

describe('the sun crosses the horizon within two minutes of the published time', () => {
  test.each([
    // sunrisesunset.io, Jacksonville, FL
    ['sunrise', '2023-05-27T06:28-04:00', AT_THE_HORIZON],
    ['sunset', '2023-05-27T20:22-04:00', AT_THE_HORIZON],
    ['end of civil twilight', '2023-05-27T20:49-04:00', -6],
    // WOKV Jacksonville: the winter solstice
    ['sunrise', '2025-12-21T07:19-05:00', AT_THE_HORIZON],
    ['sunset', '2025-12-21T17:31-05:00', AT_THE_HORIZON],
    // Action News Jax: the earliest sunset
    ['sunset', '2020-12-08T17:26-05:00', AT_THE_HORIZON],
    // News4Jax: a December morning, and the latest sunrise by the clock
    ['sunrise', '2021-12-02T07:06-05:00', AT_THE_HORIZON],
    ['sunrise', '2022-11-05T07:45-04:00', AT_THE_HORIZON],
  ])('%s at %s', (_, published, height) => {
    const at = new Date(published).getTime();
    const heights = [-2, 2].map((minutes) => sunOver(new Date(at + minutes * MINUTE_MS)).height);
    expect(Math.min(...heights)).toBeLessThan(height);
    expect(Math.max(...heights)).toBeGreaterThan(height);
  });
});

describe('the picture of the river follows the sun over Jacksonville', () => {
  test.each([
    ['2026-07-05T17:00-04:00', 'day'],
    ['2026-07-05T19:00-04:00', 'day'],
    ['2026-07-05T20:15-04:00', undefined],
    ['2026-07-05T21:15-04:00', 'night'],
    ['2026-07-05T05:30-04:00', 'night'],
    ['2026-07-05T06:30-04:00', 'dawn'],
    ['2026-07-05T08:00-04:00', 'day'],
    ['2026-12-05T07:00-05:00', 'dawn'],
    ['2026-12-05T12:00-05:00', 'day'],
    ['2026-12-05T17:15-05:00', undefined],
    ['2026-12-05T18:00-05:00', 'night'],
    // On either side of the night in which the clocks go back.
    ['2026-10-31T07:30-04:00', 'dawn'],
    ['2026-11-01T06:30-05:00', 'dawn'],
  ])('%s: %s', (moment, hour) => {
    expect(riverHour(new Date(moment))).toBe(hour);
  });
});

const hashes = { dawn: { aaa: 'a1', bbb: 'b1' }, day: { aaa: 'a2' }, night: { aaa: 'a3' } };

test('every address of the hero becomes that of the hour, frame by frame, and no other does', () => {
  expect(
    atHour(
      '/img/hero-480-aaa.avif 480w, /img/hero-tall-800-bbb.webp 800w, /img/riverside-480-aaa.avif 480w',
      'dawn',
      hashes,
    ),
  ).toBe(
    '/img/hero-dawn-480-a1.avif 480w, /img/hero-dawn-tall-800-b1.webp 800w, /img/riverside-480-aaa.avif 480w',
  );
});

test('an address whose hash is not known stays, so that a picture is shown in any case', () => {
  expect(atHour('/img/hero-tall-800-zzz.avif', 'night', hashes)).toBe('/img/hero-tall-800-zzz.avif');
});
