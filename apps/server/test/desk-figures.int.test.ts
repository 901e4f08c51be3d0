import { fixtureContent } from '@rivermark/content/fixtures';
import type { EnquiryKind } from '@rivermark/contracts/forms';
import { expect, test } from 'vitest';
import type { EnquiryRow } from '../src/db/schema.ts';
import { deskFigures } from '../src/desk/figures/desk-figures.ts';
import { call, callBody } from './calls.ts';
import { startApp } from './start-app.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const NOW = Date.parse('2026-11-20T15:00:00Z');

interface Given extends Partial<Pick<EnquiryRow, 'kind' | 'page' | 'sources' | 'is_spam' | 'held' | 'via'>> {
  /** Received so many hours ago and answered after so many; null: not answered. */
  readonly ago: number;
  readonly after: number | null;
  /** What a showing is asked for. */
  readonly place?: string;
}

/** Figures over enquiries that a test puts where it wants them. */
async function figuresOf(given: readonly Given[], weeks = 12) {
  const site = await startApp();
  await call(site.app, callBody({ from_name: 'The first' }));
  const [first] = await site.enquiries();
  if (!first) throw new Error('Nobody wrote');
  const { person_email: _, home: __, wanted_on: ___, ...row } = first;
  // It is in no figure.
  await site.db.updateTable('enquiry').set({ via: 'self-test' }).execute();
  for (let from = 0; from < given.length; from += 500) {
    const rows = given.slice(from, from + 500).map(({ ago, after, place, ...change }, index) => ({
      ...row,
      id: `${from + index}`,
      enquiry_key: `${from + index}`,
      received_at: NOW - ago * HOUR,
      contacted_at: after === null ? null : NOW - ago * HOUR + after * HOUR,
      ...(place !== undefined && { kind: 'showing' as const, details: JSON.stringify({ place }) }),
      ...change,
    }));
    await site.db.insertInto('enquiry').values(rows).execute();
  }
  return deskFigures(site.db, fixtureContent(), NOW, weeks);
}
test('inquiries are counted by the first source of their visit', async () => {
  const sources = (first: object) => JSON.stringify({ first, last: { host: 'other.example' } });
  const { bySource } = await figuresOf([
    { ago: 5, after: null, sources: sources({ host: 'www.google.com' }) },
    { ago: 6, after: null, sources: sources({ host: 'google.com' }) },
    { ago: 7, after: null, sources: sources({ source: 'news', host: 'mail.example' }) },
    { ago: 8, after: null, sources: null },
  ]);
  expect(bySource).toEqual([
    { key: 'google.com', count: 2 },
    { key: 'news', count: 1 },
  ]);
});

const timesOf = async (given: readonly Given[]) => (await figuresOf(given)).all;

test('median and 90th percentile are times that some enquiry really waited', async () => {
  const after = [5, 1, 2, 9, 3, 4, 8, 6, 7, 100];
  const times = await timesOf(after.map((hours) => ({ ago: 200, after: hours })));
  expect(times).toMatchObject({ median: 5 * HOUR, ninetieth: 9 * HOUR });
  expect(await timesOf([{ ago: 200, after: 7 }])).toMatchObject({ median: 7 * HOUR, ninetieth: 7 * HOUR });
  const ofSix = await timesOf(after.slice(0, 6).map((hours) => ({ ago: 200, after: hours })));
  expect(ofSix).toMatchObject({ median: 3 * HOUR, ninetieth: 9 * HOUR });
});

test('an enquiry left unanswered betters no figure: it counts as the slowest', async () => {
  const fast = Array.from({ length: 9 }, () => ({ ago: 100, after: 0.5 }));
  expect(await timesOf([...fast, { ago: 100, after: null }])).toMatchObject({
    median: 0.5 * HOUR,
    ninetieth: 0.5 * HOUR,
    withinDay: 0.9,
  });
  const half = await timesOf([
    { ago: 100, after: 1 },
    { ago: 90, after: null },
    { ago: 80, after: null },
  ]);
  expect(half).toMatchObject({ median: 'open', ninetieth: 'open', withinDay: 1 / 3, withinHour: 1 / 3 });
});

test('what still has its time is not counted against the promise', async () => {
  const times = await timesOf([
    { ago: 30, after: 2 },
    { ago: 3, after: null },
    { ago: 0.5, after: null },
  ]);
  expect(times).toMatchObject({ received: 3, answered: 1, answeredInDay: 1, withinDay: 1, median: 2 * HOUR });
  // Its hour is over, its day is not.
  expect(times.withinHour).toBe(0);
});

test('exactly an hour and exactly a day are within them', async () => {
  expect((await timesOf([{ ago: 50, after: 1 }])).withinHour).toBe(1);
  expect((await timesOf([{ ago: 50, after: 24 }])).withinDay).toBe(1);
  expect((await timesOf([{ ago: 24, after: null }])).withinDay).toBeUndefined();
});

test('a contact that was noted as earlier than the enquiry counts as at once', async () => {
  expect((await timesOf([{ ago: 50, after: -3 }])).median).toBe(0);
});

test('where nothing came there is nothing to say', async () => {
  const figures = await figuresOf([]);
  expect(figures.all).toEqual({
    received: 0,
    answered: 0,
    answeredInDay: 0,
    median: undefined,
    ninetieth: undefined,
    withinHour: undefined,
    withinDay: undefined,
  });
  expect(figures).toMatchObject({ byKind: [], byPage: [], byHome: [] });
});

test('spam, what is held back as such and self-tests are in no figure; what is no spam after all is', async () => {
  const counted = { ago: 30, after: null } as const;
  const { received } = await timesOf([
    counted,
    { ...counted, after: 1, is_spam: 1 },
    { ...counted, held: 1, is_spam: 0 },
    { ...counted, is_spam: 1 },
    { ...counted, held: 1 },
    { ...counted, via: 'self-test' },
  ]);
  expect(received).toBe(3);
});

test('each week has its own times from Monday at midnight, and one in which nothing came has none', async () => {
  const monday = (NOW - Date.parse('2026-11-16T05:00:00Z')) / HOUR;
  const { byWeek, all } = await figuresOf(
    [
      { ago: monday, after: 1 },
      { ago: monday + 0.001, after: 2 },
      { ago: monday + (2 * WEEK) / HOUR, after: 3 },
      // Before the first of them.
      { ago: monday + (4 * WEEK) / HOUR, after: 4 },
    ],
    4,
  );
  expect(byWeek.map(({ key, times: { received, median } }) => [key, received, median])).toEqual([
    ['2026-10-26', 0, undefined],
    ['2026-11-02', 1, 3 * HOUR],
    ['2026-11-09', 1, 2 * HOUR],
    ['2026-11-16', 1, HOUR],
  ]);
  expect(all.received).toBe(3);
});

test('kinds stand in their own order, each with its own times', async () => {
  const of = (kind: EnquiryKind, after: number | null): Given => ({ kind, after, ago: 60 });
  const { byKind } = await figuresOf([of('contact', 2), of('contact', 4), of('showing', null)]);
  expect(byKind.map(({ key, times: { received, median } }) => [key, received, median]).sort()).toEqual([
    ['contact', 2, 2 * HOUR],
    ['showing', 1, 'open'],
  ]);
});

test('pages have their names and homes their places, the most frequent first, then by name', async () => {
  const one = { ago: 60, after: null } as const;
  const { byPage, byHome } = await figuresOf([
    { ...one, page: '/faq', place: 'Ortega' },
    { ...one, page: '/faq', place: 'Avondale' },
    { ...one, page: '/' },
    { ...one, page: '' },
    { ...one, page: '/gone' },
  ]);
  expect(byPage).toEqual([
    { key: 'Questions & Answers', count: 2 },
    { key: '/gone', count: 1 },
    { key: 'Home', count: 1 },
    { key: 'Unknown page', count: 1 },
  ]);
  expect(byHome).toEqual([
    { key: 'Avondale', count: 1 },
    { key: 'Ortega', count: 1 },
  ]);
});

test('however many texts somebody sent, so many are counted by name, and the others together', async () => {
  const one = { ago: 60, after: null } as const;
  const flood = Array.from({ length: 2000 }, (_, place) => ({ ...one, place: `Text ${place}` }));
  const { byHome } = await figuresOf([
    ...flood,
    { ...one, place: 'Riverside' },
    { ...one, place: 'Riverside' },
  ]);
  expect(byHome).toHaveLength(51);
  expect(byHome[0]).toEqual({ key: 'Riverside', count: 2 });
  expect(byHome.at(-1)).toEqual({ key: 'Others', count: 2000 - 49 });
});
