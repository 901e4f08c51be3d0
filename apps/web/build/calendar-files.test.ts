import type { OpenHouse } from '@rivermark/content';
import { fixtureContent } from '@rivermark/content/fixtures';
import ICAL from 'ical.js';
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
const eventIn = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
};

test.each([
  // Clocks go forward on March 14, 2027, and back on November 7.
  ['2027-03-13', '13:00', '15:00', '2027-03-13T18:00:00Z', '2027-03-13T20:00:00Z'],
  ['2027-03-14', '13:00', '15:00', '2027-03-14T17:00:00Z', '2027-03-14T19:00:00Z'],
  ['2027-11-06', '10:30', '12:00', '2027-11-06T14:30:00Z', '2027-11-06T16:00:00Z'],
  ['2027-11-07', '10:30', '12:00', '2027-11-07T15:30:00Z', '2027-11-07T17:00:00Z'],
])('an open house on %s from %s to %s is in calendars at that moment', (date, from, to, starts, ends) => {
  const [[path, text] = []] = filesWith([{ date, from, to }]);
  expect(path).toBe(`/calendar/riverfront-estate-${date}-${from.replace(':', '')}.ics`);
  const event = eventIn(text ?? '');
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([starts, ends]);
});

test('the entry says what, where, what to know and who shows it, and is the same in each build', () => {
  const note =
    'Park beneath the oaks; ring at the gate, please, and follow the drive to the porch at its end.';
  const openHouses = [{ date: '2026-12-06', from: '13:00', to: '15:00', note }];
  const [[, text = ''] = []] = filesWith(openHouses);
  const { summary, location, description } = eventIn(text);
  expect([summary, location]).toEqual([
    'Open house: Riverfront Estate',
    'No. 1 Sample Point, Ortega, FL 32210',
  ]);
  expect(description).toBe(`${note}\nShown by Your Agent, Sample Brokerage, LLC\n904-555-0142`);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(filesWith(openHouses)[0]?.[1]).toBe(text);
});
