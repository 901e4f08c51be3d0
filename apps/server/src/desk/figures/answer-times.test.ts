import { expect, test } from 'vitest';
import { answerTimes } from './answer-times.ts';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
/** Received so many hours ago and answered after so many; null: not answered. */
const enquiry = (hoursAgo: number, after: number | null) => ({
  received_at: NOW - hoursAgo * HOUR,
  contacted_at: after === null ? null : NOW - hoursAgo * HOUR + after * HOUR,
});

test('median and 90th percentile are times that some enquiry really waited', () => {
  const after = [5, 1, 2, 9, 3, 4, 8, 6, 7, 100];
  const times = answerTimes(
    after.map((hours) => enquiry(200, hours)),
    NOW,
  );
  expect(times.median).toBe(5 * HOUR);
  expect(times.ninetieth).toBe(9 * HOUR);
  expect(answerTimes([enquiry(200, 7)], NOW)).toMatchObject({ median: 7 * HOUR, ninetieth: 7 * HOUR });
});

test('an enquiry left unanswered betters no figure: it counts as the slowest', () => {
  const fast = Array.from({ length: 9 }, () => enquiry(100, 0.5));
  expect(answerTimes([...fast, enquiry(100, null)], NOW)).toMatchObject({
    median: 0.5 * HOUR,
    ninetieth: 0.5 * HOUR,
    withinDay: 0.9,
  });
  const half = answerTimes([enquiry(100, 1), enquiry(90, null), enquiry(80, null)], NOW);
  expect(half).toMatchObject({ median: 'open', ninetieth: 'open', withinDay: 1 / 3, withinHour: 1 / 3 });
});

test('what still has its time is not counted against the promise', () => {
  const times = answerTimes([enquiry(30, 2), enquiry(3, null), enquiry(0.5, null)], NOW);
  expect(times).toMatchObject({ received: 3, answered: 1, withinDay: 1, median: 2 * HOUR });
  // Its hour is over, its day is not.
  expect(times.withinHour).toBe(0);
});

test('exactly an hour and exactly a day are within them', () => {
  expect(answerTimes([enquiry(50, 1)], NOW).withinHour).toBe(1);
  expect(answerTimes([enquiry(50, 24)], NOW).withinDay).toBe(1);
});

test('a contact that was noted as earlier than the enquiry counts as at once', () => {
  expect(answerTimes([enquiry(50, -3)], NOW).median).toBe(0);
});

test('where nothing came there is nothing to say', () => {
  expect(answerTimes([], NOW)).toEqual({
    received: 0,
    answered: 0,
    median: undefined,
    ninetieth: undefined,
    withinHour: undefined,
    withinDay: undefined,
  });
});
