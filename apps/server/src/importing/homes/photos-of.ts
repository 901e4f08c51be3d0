import { ResoFields, type ResoRecord } from './reso-fields.ts';

/** A photo of a home, before it is fetched. */
export interface MediaPhoto {
  readonly url: string;
  /** What is seen, as the MLS has it; '' where nobody said. */
  readonly words: string;
}

const mayBeShown = (permissions: readonly string[]) =>
  permissions.length === 0 || permissions.some((one) => /^(?:Public|IDX|Idx)$/.test(one));

/** The photos of a home in their order, without plans, documents, and what only agents may see. */
export const photosOf = (media: readonly ResoRecord[]): MediaPhoto[] =>
  media
    .map((record) => new ResoFields(record))
    .filter(
      (one) =>
        /^(?:|Photo)$/.test(one.choice('MediaCategory')) &&
        /^https?:\/\//.test(one.text('MediaURL')) &&
        mayBeShown(one.list('Permission')),
    )
    .toSorted((a, b) => (a.number('Order') ?? Infinity) - (b.number('Order') ?? Infinity))
    .map((one) => ({
      url: one.text('MediaURL'),
      words: (one.text('LongDescription') || one.text('ShortDescription')).replaceAll(/\s+/g, ' '),
    }));
