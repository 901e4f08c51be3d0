import type { OpenHouse } from '@rivermark/content';
import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { calendarFiles } from './calendar-files.ts';

const content = fixtureContent();
const filesWith = (openHouses: readonly Pick<OpenHouse, 'date' | 'from' | 'to' | 'note'>[]) =>
  calendarFiles({
    ...content,
    homes: content.homes.map((home) => ({
      ...home,
      openHouses:
        home.id === 'riverfront-estate' ? openHouses.map((one) => ({ ...one, words: '', label: '' })) : [],
    })),
  });
/** The value of a property, unfolded and without escapes. */
const propertyIn = (text: string, property: string) =>
  new RegExp(`^${property}:(.*)$`, 'm')
    .exec(text.replaceAll('\r\n ', ''))?.[1]
    ?.trim()
    .replaceAll('\\n', '\n')
    .replaceAll(/\\([,;\\])/g, '$1');

test.each([
  // Clocks go forward on March 14, 2027, and back on November 7.
  ['2027-03-13', '13:00', '15:00', '20270313T180000Z', '20270313T200000Z'],
  ['2027-03-14', '13:00', '15:00', '20270314T170000Z', '20270314T190000Z'],
  ['2027-11-06', '10:30', '12:00', '20271106T143000Z', '20271106T160000Z'],
  ['2027-11-07', '10:30', '12:00', '20271107T153000Z', '20271107T170000Z'],
])('an open house on %s from %s to %s is in calendars at that moment', (date, from, to, starts, ends) => {
  const [[path, text] = []] = filesWith([{ date, from, to }]);
  expect(path).toBe(`/calendar/riverfront-estate-${date}-${from.replace(':', '')}.ics`);
  expect(propertyIn(text ?? '', 'DTSTART')).toBe(starts);
  expect(propertyIn(text ?? '', 'DTEND')).toBe(ends);
});

test('the entry says what, where, what to know and who shows it, and is the same in each build', () => {
  const note =
    'Park beneath the oaks; ring at the gate, please, and follow the drive to the porch at its end.';
  const openHouses = [{ date: '2026-12-06', from: '13:00', to: '15:00', note }];
  const [[, text = ''] = []] = filesWith(openHouses);
  expect(propertyIn(text, 'SUMMARY')).toBe('Open house: Riverfront Estate');
  expect(propertyIn(text, 'LOCATION')).toBe('No. 1 Sample Point, Ortega, FL 32210');
  expect(propertyIn(text, 'DESCRIPTION')).toBe(
    `${note}\nShown by Your Agent, Sample Brokerage, LLC\n904-555-0142`,
  );
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(filesWith(openHouses)[0]?.[1]).toBe(text);
});
