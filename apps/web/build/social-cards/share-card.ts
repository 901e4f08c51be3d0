/** The size that every network asks for, in pixels, and the most bytes that all of them take at once. */
export const CARD = { width: 1200, height: 630, most: 200_000 } as const;

/** What a page says of its card. */
export interface ShareCard {
  /** From the site's root, with the mark of its content, so that a network which keeps the old one asks anew. */
  readonly url: string;
  readonly alt: string;
}
