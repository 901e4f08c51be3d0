import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { EnquiryRow, Schema, Stage } from '../db/schema.ts';
import { type EnquiryState, isInState, isOfPerson } from './enquiry-state.ts';
import { AROUND_MS, type FloodSource } from './flood.ts';
import { holdsWords } from './holds-words.ts';

/**
 * A showing's place is free text, so there may be any number of them. The list offers this many.
 */
const MOST_HOMES = 200;

/** A filter of enquiries. Absent fields do not narrow it. */
export interface EnquiryFilter {
  readonly state?: EnquiryState | undefined;
  /** Received before this moment. */
  readonly before?: number | undefined;
  /** Received at this moment or after it. */
  readonly since?: number | undefined;
  readonly kind?: EnquiryRow['kind'] | undefined;
  readonly home?: string | undefined;
  /** How far the agent has come with it. */
  readonly stage?: Stage | undefined;
  /** Leaves out enquiries with a reminder, which are listed with their reminder. */
  readonly isUnscheduled?: boolean | undefined;
  /** Leaves out the enquiries of these floods. */
  readonly outside?: readonly FloodSource[] | undefined;
  /** Showings wanted on these days come first, by day. */
  readonly firstDays?: readonly string[] | undefined;
  /** Leaves out contacts that another program kept. */
  readonly isAsked?: boolean | undefined;
  /** As typed. */
  readonly search?: string | undefined;
  /** Homes and pages that match the search by the site's own words, such as 'avondale tudor'. */
  readonly searchPlaces?:
    | { readonly homes: readonly string[]; readonly pages: readonly string[] }
    | undefined;
}

/** A position in the list: after this enquiry. */
export type Place = Pick<EnquiryRow, 'received_at' | 'id' | 'wanted_on'>;

export interface EnquiryPage {
  readonly rows: readonly EnquiryRow[];
  /** Start of the next page; undefined at the end. */
  readonly next: Place | undefined;
}

/** The desk's lists of enquiries. */
export interface EnquiryList {
  /** Open ones oldest first, all others newest first. */
  page(filter: EnquiryFilter, most: number, after?: Place): Promise<EnquiryPage>;
  /** All of them, or those up to and including one of them. */
  count(filter: EnquiryFilter, upTo?: Place): Promise<number>;
  /** The places that showings were requested for, the most requested first. */
  homes(): Promise<string[]>;
  /** The newest from each of these email addresses, ignoring case. */
  ofAddress(email: string, most: number): Promise<EnquiryRow[]>;
  /**
   * Those with one of these email addresses or E.164 numbers, or with these digits in a row in the
   * phone field ('' for none); newest first.
   */
  matching(
    sought: {
      readonly emails: readonly string[];
      readonly phones: readonly string[];
      readonly digits: string;
    },
    most: number,
  ): Promise<EnquiryRow[]>;
  /** The stored ones among these ids. */
  ofIds(ids: readonly string[]): Promise<EnquiryRow[]>;
}

/** A phone field without the separators between digits. */
const bareNumber = (phone: RawBuilder<string>) =>
  [' ', '-', '(', ')', '.', '+', '/'].reduce(
    (text, mark) => sql<string>`replace(${text}, ${sql.lit(mark)}, '')`,
    phone,
  );

function narrowed<O>(
  db: Database,
  query: SelectQueryBuilder<Schema, 'enquiry', O>,
  {
    state,
    before,
    since,
    kind,
    home,
    stage,
    isUnscheduled,
    isAsked,
    outside = [],
    search,
    searchPlaces,
  }: EnquiryFilter,
): SelectQueryBuilder<Schema, 'enquiry', O> {
  return query
    .where(isOfPerson)
    .$if(state !== undefined, (all) => all.where((row) => isInState(row, state as EnquiryState)))
    .$if(before !== undefined, (all) => all.where('received_at', '<', before as number))
    .$if(since !== undefined, (all) => all.where('received_at', '>=', since as number))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind as EnquiryRow['kind']))
    .$if(home !== undefined, (all) => all.where('home', '=', home as string))
    .$if(stage !== undefined, (all) => all.where('stage', '=', stage as Stage))
    .$if(isUnscheduled === true, (all) =>
      all.where('id', 'not in', (from) =>
        from.selectFrom('follow_up').select('enquiry_id').where('done_at', 'is', null),
      ),
    )
    .$if(isAsked === true, (all) => all.where('via', '!=', 'import'))
    .$if(outside.length > 0, (all) =>
      all.where((row) =>
        row.or([
          row('is_spam', 'is not', null),
          row('id', 'not in', (from) =>
            from
              .selectFrom('enquiry_network')
              .select('enquiry_id')
              .where((network) =>
                network.or(
                  outside.map(({ mark, at }) =>
                    network.and([
                      network('mark', '=', mark),
                      network('at', '>=', at - AROUND_MS),
                      network('at', '<=', at + AROUND_MS),
                    ]),
                  ),
                ),
              ),
          ),
        ]),
      ),
    )
    .$if(search !== undefined, (all) =>
      all.where((row) => {
        const { homes = [], pages = [] } = searchPlaces ?? {};
        return row.or([
          holdsWords(db, search as string),
          ...(homes.length > 0 ? [row('home', 'in', homes)] : []),
          ...(pages.length > 0 ? [row('page', 'in', pages)] : []),
        ]);
      }),
    );
}

/** Open ones are answered in turn, oldest first. In other lists people look for the newest. */
const isOldestFirst = ({ state }: EnquiryFilter) => state === 'open';

/** Sorts after every day. */
const NO_DAY = '9999';

/** The day that puts an inquiry first; NO_DAY for all others. */
const firstDayOf = ({ firstDays = [] }: EnquiryFilter) =>
  firstDays.length === 0
    ? sql.lit(NO_DAY)
    : sql<string>`case when wanted_on in (${sql.join(firstDays)}) then wanted_on else ${sql.lit(NO_DAY)} end`;

/** The condition for enquiries from this position on. */
const from = (
  filter: EnquiryFilter,
  { received_at, id, wanted_on }: Place,
  side: '>' | '<' | '>=' | '<=',
) => {
  const day = wanted_on !== null && filter.firstDays?.includes(wanted_on) ? wanted_on : NO_DAY;
  return (row: ExpressionBuilder<Schema, 'enquiry'>) =>
    filter.firstDays === undefined
      ? row(row.refTuple('received_at', 'id'), side, row.tuple(received_at, id))
      : sql<SqlBool>`(${firstDayOf(filter)}, received_at, id) ${sql.raw(side)} (${day}, ${received_at}, ${id})`;
};

export function enquiryList(db: Database): EnquiryList {
  const all = () => db.selectFrom('enquiry').selectAll().where(isOfPerson);
  return {
    async page(filter, most, after) {
      const direction = isOldestFirst(filter) ? 'asc' : 'desc';
      const rows = await narrowed(db, all(), filter)
        .$if(after !== undefined, (query) =>
          query.where(from(filter, after as Place, isOldestFirst(filter) ? '>' : '<')),
        )
        .$if(filter.firstDays !== undefined, (query) => query.orderBy(firstDayOf(filter)))
        .orderBy('received_at', direction)
        .orderBy('id', direction)
        .limit(most + 1)
        .execute();
      return { rows: rows.slice(0, most), next: rows.length > most ? rows[most - 1] : undefined };
    },
    async count(filter, upTo) {
      const { count } = await narrowed(
        db,
        db.selectFrom('enquiry').select((row) => row.fn.countAll<number>().as('count')),
        filter,
      )
        .$if(upTo !== undefined, (query) =>
          query.where(from(filter, upTo as Place, isOldestFirst(filter) ? '<=' : '>=')),
        )
        .executeTakeFirstOrThrow();
      return count;
    },
    async homes() {
      const rows = await db
        .selectFrom('enquiry')
        .select('home')
        .where('home', 'is not', null)
        .groupBy('home')
        .orderBy((row) => row.fn.countAll(), 'desc')
        .orderBy('home')
        .limit(MOST_HOMES)
        .execute();
      return rows.flatMap(({ home }) => home ?? []);
    },
    matching: ({ emails, phones, digits }, most) =>
      all()
        .where((row) =>
          row.or([
            row(
              'person_email',
              'in',
              emails.map((email) => sql<string>`lower(${email})`),
            ),
            row('phone_e164', 'in', phones),
            // Also matches a second number in the field, and unparseable numbers.
            ...(digits ? [row(bareNumber(sql.ref('phone')), 'like', `%${digits}%`)] : []),
          ]),
        )
        .orderBy('received_at', 'desc')
        .limit(most)
        .execute(),
    ofIds: (ids) => all().where('id', 'in', ids).execute(),
    ofAddress: (email, most) =>
      all()
        .where('person_email', '=', sql<string>`lower(${email})`)
        .orderBy('received_at', 'desc')
        .limit(most)
        .execute(),
  };
}
