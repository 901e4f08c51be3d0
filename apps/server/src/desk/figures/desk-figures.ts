import { pageName } from '@rivermark/content/page-names';
import { DAY_MS } from '@rivermark/contracts/durations';
import { type EnquiryKind, enquiryKinds } from '@rivermark/contracts/forms';
import type { Clock } from '../../clock.ts';
import type { AnsweredEnquiry, EnquiryList } from '../../intake/enquiry-list.ts';
import { type AnswerTimes, answerTimes } from './answer-times.ts';
import { counted, groupedBy, lastWeeks, weekOf } from './by-week.ts';

export interface Figures {
  readonly weeks: number;
  readonly all: AnswerTimes;
  /** `key`: the week's Monday, YYYY-MM-DD; the running week last. */
  readonly byWeek: readonly { readonly key: string; readonly times: AnswerTimes }[];
  /** Kinds of which none came are absent. */
  readonly byKind: readonly { readonly key: EnquiryKind; readonly times: AnswerTimes }[];
  readonly byPage: readonly { readonly key: string; readonly count: number }[];
  readonly byHome: readonly { readonly key: string; readonly count: number }[];
}

/** How fast enquiries of some weeks were answered, and where they came from; spam is not among them. */
export function figuresOf(
  answers: readonly AnsweredEnquiry[],
  weeks: readonly string[],
  now: number,
): Figures {
  const [first = ''] = weeks;
  const counting = answers.filter(({ received_at }) => weekOf(received_at) >= first);
  const timed = <K extends string>(keys: readonly K[], keyOf: (one: AnsweredEnquiry) => string) =>
    groupedBy(counting, keys, keyOf).map(({ key, values }) => ({ key, times: answerTimes(values, now) }));
  return {
    weeks: weeks.length,
    all: answerTimes(counting, now),
    byWeek: timed(weeks, ({ received_at }) => weekOf(received_at)),
    byKind: timed(enquiryKinds, ({ kind }) => kind).filter(({ times }) => times.received > 0),
    byPage: counted(counting.map(({ page }) => pageName(page) ?? (page || 'Unknown page'))),
    byHome: counted(counting.flatMap(({ home }) => home ?? [])),
  };
}

/** The figures of so many weeks up to now. */
export async function deskFigures(list: EnquiryList, clock: Clock, weekCount: number): Promise<Figures> {
  const now = clock();
  const weeks = lastWeeks(now, weekCount);
  // A day more than any time zone needs; what is before the first Monday is left out above.
  const since = Date.parse(weeks[0] ?? '') - DAY_MS;
  return figuresOf(await list.answersSince(since), weeks, now);
}
