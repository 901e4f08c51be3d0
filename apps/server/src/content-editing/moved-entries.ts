import { changesFrom, type FormPart, fieldsIn, formPartsOf } from '@rivermark/content/edit';
import type { Entries } from './merge-fields.ts';

/** What was typed into a list whose entries another device added or took out meanwhile. */
export interface MovedEntries {
  readonly label: string;
  readonly typed: readonly string[];
}

type Schema = Parameters<typeof formPartsOf>[0];
type Data = Readonly<Record<string, unknown>>;

const listsIn = (parts: readonly FormPart[]): Extract<FormPart, { kind: 'list' }>[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return listsIn(part.parts);
    return part.kind === 'list' ? [part] : [];
  });

const titlesOf = (parts: readonly FormPart[], name: string) =>
  listsIn(parts)
    .find((list) => list.name === name)
    ?.entries.map(({ title }) => title)
    .join('\n');

/**
 * A form counts the entries of a list. If their number or names changed since it was opened, what
 * was typed would go to others: it is taken out of `typed` and told apart.
 */
export function movedEntries(
  schema: Schema,
  { was, typed, data }: { readonly was: Entries; readonly typed: Entries; readonly data: Data },
): { readonly moved: readonly MovedEntries[]; readonly typed: Entries } {
  const names = Object.keys(was);
  const shown = changesFrom({}, fieldsIn(formPartsOf(schema, {}, names)), was);
  const [before, now] = [formPartsOf(schema, shown), formPartsOf(schema, data)];
  const changed = listsIn(now).filter(
    ({ name }) =>
      names.some((one) => one.startsWith(`${name}.`)) && titlesOf(before, name) !== titlesOf(now, name),
  );
  const isIn = (field: string) => changed.find(({ name }) => field.startsWith(`${name}.`));
  const fields = fieldsIn(formPartsOf(schema, shown, Object.keys(typed)));
  const moved = changed.map(({ name, label }): MovedEntries => {
    const own = fields.filter((field) => field.name.startsWith(`${name}.`));
    const words = own.flatMap((field) => {
      const entry = (typed[field.name] ?? '').replaceAll('\r\n', '\n').trim();
      const isMine = entry !== '' && entry !== (was[field.name] ?? '').trim();
      return isMine ? [`${field.of}, ${field.label}: ${entry}`] : [];
    });
    return { label, typed: words };
  });
  return {
    moved: moved.filter((one) => one.typed.length > 0),
    typed: Object.fromEntries(Object.entries(typed).filter(([field]) => !isIn(field))),
  };
}
