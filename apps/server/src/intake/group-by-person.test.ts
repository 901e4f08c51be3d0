import { expect, test } from 'vitest';
import { groupByPerson } from './group-by-person.ts';

const PHONE = '+19045550123';
const row = (id: string, name: string, person_email: string, phone_e164: string | null = null) => ({
  id,
  name,
  person_email,
  phone_e164,
  received_at: Number(id.replace(/\D/g, '')),
});
const apart = (enquiry_id: string, other_id: string) => ({ enquiry_id, other_id, is_same: 0 as const });
const same = (enquiry_id: string, other_id: string) => ({ enquiry_id, other_id, is_same: 1 as const });
const idsOf = (...given: Parameters<typeof groupByPerson>) =>
  groupByPerson(...given).map((group) => group.map(({ id }) => id).join(' '));

const ada = [row('a1', 'Ada Brown', 'ada@x.example', PHONE), row('a2', 'ada  brown', 'ada@x.example')];
const ben = [row('b3', 'Ben Brown', 'ben@x.example', PHONE), row('b4', 'Ben Brown', 'ben@x.example')];
const cal = [row('c5', 'Cal', '', '+19045550199'), row('c6', 'Cal', '')];

test('one email address or one phone number is one person; nothing in common is not', () => {
  expect(idsOf([...ada, ...ben, ...cal], [])).toEqual(['a1 a2 b3 b4', 'c5', 'c6']);
});

test('whom the agent takes apart stays apart with all that is surely theirs, also what comes later', () => {
  expect(idsOf([...ada, ...ben], [apart('a1', 'b3')])).toEqual(['a1 a2', 'b3 b4']);
  const later = row('b7', 'Ben Brown', 'new@x.example', PHONE);
  expect(idsOf([...ada, ...ben, later], [apart('a1', 'b3')])).toEqual(['a1 a2', 'b3 b4 b7']);
  const couple = [row('a1', 'Ada', 'us@x.example', PHONE), row('b2', 'Ben', 'us@x.example', PHONE)];
  expect(idsOf([...couple, row('b3', 'BEN', 'us@x.example', PHONE)], [apart('a1', 'b2')])).toEqual([
    'a1',
    'b2 b3',
  ]);
});

test('whom the agent joins is one, with all that is surely theirs', () => {
  expect(idsOf([...ada, ...cal], [same('a2', 'c5')])).toEqual(['a1 a2 c5', 'c6']);
  expect(idsOf([...ada, ...ben, ...cal], [apart('a1', 'b3'), same('b4', 'c6')])).toEqual([
    'a1 a2',
    'b3 b4 c6',
    'c5',
  ]);
});
