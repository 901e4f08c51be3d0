import type { BuiltSite } from '@rivermark/contracts/built-site';

/**
 * A file of the drawn site: its bytes, a finished file that is never written to again, or one that
 * stays as it is in the live version.
 */
export type DrawnFile =
  | { readonly path: string; readonly keptFrom: string }
  | { readonly path: string; readonly body: Buffer }
  | { readonly path: string; readonly from: string };

/** The whole drawn site, before the address is inserted and anything is compressed. */
export interface Drawing {
  readonly site: BuiltSite;
  /** The day in Jacksonville that it was drawn for, YYYY-MM-DD. */
  readonly day: string;
  /** Every file by its path: `pages/…`, `public/…` and `content.json`. */
  readonly files: () => AsyncIterable<DrawnFile>;
  /**
   * The folder with the `content/` and `photos/` that it was drawn from. The version keeps a copy.
   */
  readonly source?: string;
  /** A folder that may already hold compressed forms. */
  readonly compressed?: string;
  /** Whether some photos were cut quickly, so that better ones should replace them. */
  readonly photosAreQuick?: boolean;
  /** Called once the files are no longer needed. */
  readonly done?: () => Promise<void>;
}

/**
 * Draws the site from its content. `live`: the folder of the live version, if any. Throws the
 * errors in the content, worded for its author.
 */
export type Draw = (live?: string) => Promise<Drawing>;

/** Files with a content hash in their name: the same name means the same file. */
export const isNamedByHash = (path: string): boolean => /^public\/(assets|img)\//.test(path);
