import type { Database } from '../db/open-database.ts';
import type { EnquiryRow, PersonExceptionRow } from '../db/schema.ts';
import { isOfPerson } from './enquiry-state.ts';
import { groupByPerson, plainName } from './group-by-person.ts';

/** The most inquiries of one person that are read. A flood from one address has more. */
const MOST_RELATED = 400;
/** How many links by a shared address or number are followed in turn. */
const MOST_STEPS = 4;

/** The agent's decision on two inquiries; 'derived': their addresses decide. */
export type SamePerson = 'same' | 'apart' | 'derived';

/** The person behind an inquiry. */
export interface PersonOf {
  /** The person's other inquiries, newest first. */
  readonly others: readonly EnquiryRow[];
  /** Inquiries of separated people who share an address or number: 'same household'. */
  readonly household: readonly EnquiryRow[];
}

/** Groups inquiries by person: by address and number, with the agent's exceptions. */
export interface Persons {
  of(enquiry: EnquiryRow): Promise<PersonOf>;
  /**
   * Keeps the first row of each person in a list, and counts that person's other rows by its id.
   * Rows with different names stay apart.
   */
  collapse(rows: readonly EnquiryRow[]): Promise<{
    readonly rows: readonly EnquiryRow[];
    readonly more: ReadonlyMap<string, number>;
  }>;
  /** Resolves with the previous decision; undefined if one of them was erased. */
  decide(one: string, other: string, as: SamePerson): Promise<SamePerson | undefined>;
}

export function persons(db: Database, clock: () => number): Persons {
  const exceptionsOf = (ids: readonly string[]): Promise<PersonExceptionRow[]> =>
    db
      .selectFrom('person_exception')
      .selectAll()
      .where((row) => row.or([row('enquiry_id', 'in', ids), row('other_id', 'in', ids)]))
      .execute();

  /** These inquiries and every inquiry linked with them. */
  async function linkedWith(rows: readonly EnquiryRow[]) {
    const found = new Map(rows.map((row) => [row.id, row]));
    let newest = rows;
    for (let step = 0; step < MOST_STEPS && newest.length > 0 && found.size < MOST_RELATED; step += 1) {
      const emails = newest.flatMap(({ person_email }) => person_email || []);
      const phones = newest.flatMap(({ phone_e164 }) => phone_e164 ?? []);
      const decided = await exceptionsOf(newest.map(({ id }) => id));
      const partners = decided.flatMap(({ enquiry_id, other_id }) => [enquiry_id, other_id]);
      const known = new Set(found.keys());
      const linked = await db
        .selectFrom('enquiry')
        .selectAll()
        .where(isOfPerson)
        .where((row) =>
          row.or([
            row('person_email', 'in', emails),
            row('phone_e164', 'in', phones),
            row('id', 'in', partners),
          ]),
        )
        .orderBy('received_at', 'desc')
        .limit(MOST_RELATED)
        .execute();
      newest = linked.filter(({ id }) => !known.has(id));
      for (const row of newest) found.set(row.id, row);
    }
    const all = [...found.values()].toSorted((a, b) => b.received_at - a.received_at);
    return { all, groups: groupByPerson(all, await exceptionsOf([...found.keys()])) };
  }

  return {
    async of(enquiry) {
      const { all, groups } = await linkedWith([enquiry]);
      const own = groups.find((group) => group.some(({ id }) => id === enquiry.id)) ?? [];
      const shares = (row: EnquiryRow) =>
        own.some(
          ({ person_email, phone_e164 }) =>
            (person_email !== '' && person_email === row.person_email) ||
            (phone_e164 !== null && phone_e164 === row.phone_e164),
        );
      return {
        others: own.filter(({ id }) => id !== enquiry.id),
        household: all.filter((row) => !own.includes(row) && shares(row)),
      };
    },
    async collapse(rows) {
      if (rows.length < 2) return { rows, more: new Map() };
      const { groups } = await linkedWith(rows);
      const personOf = new Map(groups.flatMap((group, at) => group.map(({ id }) => [id, at] as const)));
      const first = new Map<string, string>();
      const more = new Map<string, number>();
      const leading = rows.filter(({ id, name }) => {
        const key = `${personOf.get(id)} ${plainName(name)}`;
        const shown = first.get(key);
        if (shown === undefined) first.set(key, id);
        else more.set(shown, (more.get(shown) ?? 0) + 1);
        return shown === undefined;
      });
      return { rows: leading, more };
    },
    decide: (one, other, as) =>
      db.transaction().execute(async (transaction) => {
        const [enquiry_id, other_id] = [one, other].sort() as [string, string];
        const there = await transaction
          .selectFrom('enquiry')
          .select('id')
          .where('id', 'in', [one, other])
          .execute();
        if (there.length < 2) return undefined;
        const before = await transaction
          .deleteFrom('person_exception')
          .where('enquiry_id', '=', enquiry_id)
          .where('other_id', '=', other_id)
          .returning('is_same')
          .executeTakeFirst();
        if (as !== 'derived')
          await transaction
            .insertInto('person_exception')
            .values({ enquiry_id, other_id, is_same: as === 'same' ? 1 : 0, decided_at: clock() })
            .execute();
        return before ? (before.is_same === 1 ? 'same' : 'apart') : 'derived';
      }),
  };
}
