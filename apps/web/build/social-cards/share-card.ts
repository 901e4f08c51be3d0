/** The size that every network requests, in pixels, and a byte limit that all of them accept. */
export const CARD = { width: 1200, height: 630, most: 200_000 } as const;

/** A page's metadata about its card. */
export interface ShareCard {
  /**
   * From the site's root, with a content hash, so that networks with the old card fetch the new
   * one.
   */
  readonly url: string;
  readonly alt: string;
}
