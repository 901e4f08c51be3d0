/** Form entries by the name of their field. */
export type Entries = Readonly<Record<string, string>>;

/** A field that two devices changed, each in its own way. */
export interface Conflict {
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface Merged {
  /** What is to be saved; my value where there is a conflict. */
  readonly entries: Entries;
  readonly conflicts: readonly Conflict[];
}

/**
 * Joins what one device typed with what another saved meanwhile. A field that only one of them
 * changed takes that change.
 * @param was what the form showed when it was opened
 * @param mine what was typed; a field that is missing was not in the form
 * @param theirs what is saved now
 */
export function mergeFields(was: Entries, mine: Entries, theirs: Entries): Merged {
  const entries: Record<string, string> = {};
  const conflicts: Conflict[] = [];
  for (const [field, typed] of Object.entries(mine)) {
    const shown = was[field] ?? theirs[field] ?? '';
    const saved = theirs[field] ?? '';
    const isMine = isOther(typed, shown);
    entries[field] = isMine ? typed : saved;
    if (isMine && isOther(saved, shown) && isOther(typed, saved))
      conflicts.push({ field, mine: typed, theirs: saved });
  }
  return { entries, conflicts };
}

/** Browsers send line breaks in their own way. */
const isOther = (one: string, other: string) => plain(one) !== plain(other);
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
