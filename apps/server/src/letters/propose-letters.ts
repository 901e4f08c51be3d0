import { randomUUID } from 'node:crypto';
import { type Content, dollars, type Home } from '@rivermark/content';
import type { LetterHomeTable, LetterKind, LetterRow } from '../db/letter-tables.ts';
import type { Database } from '../db/open-database.ts';
import { isLetterHome } from './letter-home.ts';

/** Marks that the homes were looked at once, also where there was none. */
const LOOKED = '';
const GONE = 'gone';

/** What of a home's open houses makes a letter due: their times, not their words. */
const timesOf = ({ openHouses }: Home): readonly string[] =>
  openHouses.map(({ date, from, to }) => `${date} ${from}-${to}`);

const timesIn = ({ open_houses }: LetterHomeTable) => JSON.parse(open_houses) as readonly string[];

const rowOf = (home: Home): LetterHomeTable => ({
  home: home.id,
  status: home.status,
  price: home.price ?? null,
  open_houses: JSON.stringify(timesOf(home)),
});

/** Why a letter about a home is due, by what was known of it before. Undefined: none is. */
function kindOf(before: LetterHomeTable | undefined, home: Home): LetterKind | undefined {
  if (!isLetterHome(home)) return undefined;
  const [wasOffered, isOffered] = [before?.status === 'for-sale', home.status === 'for-sale'];
  if (!before || (before.status === 'coming-soon' && isOffered)) return 'new';
  if (isOffered && !wasOffered) return 'reopened';
  if (isOffered && before.price !== null && home.price !== undefined && home.price < before.price)
    return 'reduced';
  const known = timesIn(before);
  if (timesOf(home).some((one) => !known.includes(one))) return 'open-house';
  return undefined;
}

const subjectOf = (kind: LetterKind, { openHouses }: Home): string =>
  ({
    new: 'New',
    reduced: 'Price reduced',
    reopened: 'For sale again',
    'open-house': `Open house ${openHouses[0]?.words}`,
  })[kind];

function firstWords(kind: LetterKind, home: Home, wasPrice: number | null): string {
  const { name, summary, openHouses } = home;
  const called = `The ${name.replace(/^the /i, '')}`;
  const opening = {
    new: home.status === 'coming-soon' ? `${called} is coming soon.` : `${called} is for sale.`,
    reduced: `${called} costs less now: ${dollars(home.price ?? 0)} instead of ${dollars(wasPrice ?? 0)}.`,
    reopened: `${called} is for sale again.`,
    'open-house': '',
  }[kind];
  const openOn = openHouses.map(({ words }) => `on ${words}`).join(', and ');
  const open = openOn && `${opening ? 'It' : called} is open to visit ${openOn}.`;
  return `${[opening, open].filter(Boolean).join(' ')}\n\n${summary}`;
}

function proposal(kind: LetterKind, home: Home, before: LetterHomeTable | undefined, now: number): LetterRow {
  const wasPrice = before?.price ?? null;
  return {
    id: randomUUID(),
    home: home.id,
    kind,
    was_price: wasPrice,
    subject: `${subjectOf(kind, home)}: ${home.name} in ${home.neighborhoodName}`,
    words: firstWords(kind, home, wasPrice),
    state: 'proposed',
    proposed_at: now,
    decided_at: null,
    decided_by: '',
    may_be_marketed_at: null,
  };
}

/**
 * Compares the homes of the site with the last look, and proposes a letter for each that is new,
 * costs less, is for sale again or has an open house. The first look proposes none. Resolves with
 * how many it proposed.
 */
export async function proposeLetters(
  db: Database,
  { homes }: Pick<Content, 'homes'>,
  now: number,
): Promise<number> {
  const known = await db.selectFrom('letter_home').selectAll().execute();
  const before = new Map(known.map((row) => [row.home, row]));
  const isFirst = !before.has(LOOKED);
  const ids = new Set(homes.map(({ id }) => id));
  const changed = homes.map(rowOf).filter((row) => {
    const was = before.get(row.home);
    return (
      !was || was.status !== row.status || was.price !== row.price || was.open_houses !== row.open_houses
    );
  });
  const gone = known.filter(({ home, status }) => home !== LOOKED && status !== GONE && !ids.has(home));
  if (!isFirst && changed.length === 0 && gone.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    const write = (row: LetterHomeTable) =>
      transaction
        .insertInto('letter_home')
        .values(row)
        .onConflict((conflict) => conflict.column('home').doUpdateSet(row))
        .execute();
    const proposalsOf = (home: string) =>
      transaction.deleteFrom('letter').where('home', '=', home).where('state', '=', 'proposed');
    const drop = (home: string) => proposalsOf(home).execute();
    /** Resolves with whether a letter waited that names an open house which is no more. */
    const dropPast = async (was: LetterHomeTable | undefined, home: Home) => {
      const times = timesOf(home);
      if (!was || timesIn(was).every((one) => times.includes(one))) return false;
      const dropped = await proposalsOf(home.id).where('kind', '=', 'open-house').executeTakeFirst();
      return dropped.numDeletedRows > 0n && times.length > 0;
    };
    if (isFirst) await write({ home: LOOKED, status: '', price: null, open_houses: '[]' });
    for (const row of gone) {
      await write({ ...row, status: GONE, open_houses: '[]' });
      await drop(row.home);
    }
    let proposed = 0;
    for (const row of changed) {
      await write(row);
      const home = homes.find(({ id }) => id === row.home);
      if (!home || isFirst) continue;
      const was = before.get(home.id);
      const isOutdated = await dropPast(was, home);
      const kind = kindOf(was, home) ?? (isOutdated ? 'open-house' : undefined);
      // A newer reason takes the place of an older one. A home that was sold needs no letter.
      if (kind || !isLetterHome(home)) await drop(home.id);
      if (!kind) continue;
      await transaction
        .insertInto('letter')
        .values(proposal(kind, home, was, now))
        .execute();
      proposed += 1;
    }
    return proposed;
  });
}
