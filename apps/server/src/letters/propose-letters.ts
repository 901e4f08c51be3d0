import { randomUUID } from 'node:crypto';
import { type Content, dollars, type Home } from '@rivermark/content';
import type { LetterHomeTable, LetterKind, LetterRow } from '../db/letter-tables.ts';
import type { Database } from '../db/open-database.ts';
import { isLetterHome, openHousesOf } from './letter-home.ts';

/** Marks that the homes were looked at once, also where there was none. */
const LOOKED = '';
const GONE = 'gone';

const rowOf = (home: Home): LetterHomeTable => ({
  home: home.id,
  status: home.status,
  price: home.price ?? null,
  open_houses: JSON.stringify(openHousesOf(home)),
});

/** Why a letter about a home is due, by what was known of it before. Undefined: none is. */
function kindOf(before: LetterHomeTable | undefined, home: Home): LetterKind | undefined {
  if (!isLetterHome(home)) return undefined;
  const [wasOffered, isOffered] = [before?.status === 'for-sale', home.status === 'for-sale'];
  if (!before || (before.status === 'coming-soon' && isOffered)) return 'new';
  if (isOffered && !wasOffered) return 'reopened';
  if (isOffered && before.price !== null && home.price !== undefined && home.price < before.price)
    return 'reduced';
  const known = JSON.parse(before.open_houses) as unknown[];
  const texts = new Set(known.map((one) => JSON.stringify(one)));
  if (openHousesOf(home).some((one) => !texts.has(JSON.stringify(one)))) return 'open-house';
  return undefined;
}

const subjects: Readonly<Record<LetterKind, string>> = {
  new: 'New',
  reduced: 'Price reduced',
  reopened: 'For sale again',
  'open-house': 'Open house',
};

function firstWords(kind: LetterKind, home: Home, wasPrice: number | null): string {
  const { name, summary } = home;
  const called = `The ${name.replace(/^the /i, '')}`;
  const opening = {
    new: home.status === 'coming-soon' ? `${called} is coming soon.` : `${called} is for sale.`,
    reduced: `${called} costs less now: ${dollars(home.price ?? 0)} instead of ${dollars(wasPrice ?? 0)}.`,
    reopened: `${called} is for sale again.`,
    'open-house': `${called} is open to visit. Dates and times are on its page.`,
  }[kind];
  return `${opening}\n\n${summary}`;
}

function proposal(kind: LetterKind, home: Home, before: LetterHomeTable | undefined, now: number): LetterRow {
  const wasPrice = before?.price ?? null;
  return {
    id: randomUUID(),
    home: home.id,
    kind,
    was_price: wasPrice,
    subject: `${subjects[kind]}: ${home.name} in ${home.neighborhoodName}`,
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
    const drop = (home: string) =>
      transaction.deleteFrom('letter').where('home', '=', home).where('state', '=', 'proposed').execute();
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
      const kind = kindOf(before.get(home.id), home);
      // A newer reason takes the place of an older one. A home that was sold needs no letter.
      if (kind || !isLetterHome(home)) await drop(home.id);
      if (!kind) continue;
      await transaction
        .insertInto('letter')
        .values(proposal(kind, home, before.get(home.id), now))
        .execute();
      proposed += 1;
    }
    return proposed;
  });
}
