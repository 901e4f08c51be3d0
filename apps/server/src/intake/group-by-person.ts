import type { EnquiryRow, PersonExceptionRow } from '../db/schema.ts';
import { plainWord } from './search-words.ts';

/** The fields that identify a person. */
type OfPerson = Pick<EnquiryRow, 'id' | 'name' | 'person_email' | 'phone_e164' | 'received_at'>;
type Exception = Pick<PersonExceptionRow, 'enquiry_id' | 'other_id' | 'is_same'>;

export const plainName = (name: string): string => plainWord(name.trim().replace(/\s+/gu, ' '));

/** Values that inquiries of one person share, the surest first. Undefined values are ignored. */
const shared: readonly ((row: OfPerson) => string | undefined)[] = [
  ({ person_email, name }) => (person_email === '' ? undefined : `${person_email} ${plainName(name)}`),
  ({ phone_e164, name }) => (phone_e164 === null ? undefined : `${phone_e164} ${plainName(name)}`),
  ({ person_email }) => person_email || undefined,
  ({ phone_e164 }) => phone_e164 ?? undefined,
];

/**
 * Groups inquiries by the person who sent them: one email address or one phone number is one
 * person, unless the agent says otherwise. What she joined comes first. Two that she took apart are
 * never in one group, whatever joins them.
 */
export function groupByPerson<Row extends OfPerson>(
  rows: readonly Row[],
  exceptions: readonly Exception[],
): Row[][] {
  const groupOf = new Map(rows.map((row) => [row.id, new Set([row.id])]));
  const apart = exceptions.filter(({ is_same }) => is_same === 0);
  const unite = (one: string, other: string) => {
    const [into, from] = [groupOf.get(one), groupOf.get(other)];
    if (!into || !from || into === from) return;
    const parts = ({ enquiry_id: a, other_id: b }: Exception) =>
      (into.has(a) && from.has(b)) || (into.has(b) && from.has(a));
    if (apart.some(parts)) return;
    for (const id of from) groupOf.set(id, into.add(id));
  };
  for (const { enquiry_id, other_id, is_same } of exceptions) if (is_same === 1) unite(enquiry_id, other_id);
  const oldestFirst = rows.toSorted((a, b) => a.received_at - b.received_at || (a.id < b.id ? -1 : 1));
  for (const by of shared) {
    const earlier = new Map<string, string[]>();
    for (const row of oldestFirst) {
      const key = by(row);
      if (key === undefined) continue;
      const before = earlier.get(key) ?? [];
      for (const id of before) unite(id, row.id);
      earlier.set(key, [...before, row.id]);
    }
  }
  const groups = new Map<Set<string>, Row[]>();
  for (const row of rows) {
    const group = groupOf.get(row.id) as Set<string>;
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups.values()];
}
