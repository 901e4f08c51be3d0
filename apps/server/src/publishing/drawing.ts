import type { BuiltSite } from '@rivermark/contracts/built-site';

/**
 * A file of the drawn site: its bytes, a finished file that is never written to again, or one that
 * stays as it is in the live version.
 */
export type DrawnFile =
  | { readonly path: string; readonly keptFrom: string }
  | { readonly path: string; readonly body: Buffer }
  | { readonly path: string; readonly from: string };

/** The whole site as it was drawn, before the address is put in and before anything is compressed. */
export interface Drawing {
  readonly site: BuiltSite;
  /** The day in Jacksonville for which it was drawn, YYYY-MM-DD. */
  readonly day: string;
  /** Every file by its path: `pages/…`, `public/…` and `content.json`. */
  readonly files: () => AsyncIterable<DrawnFile>;
  /** The folder of the `content/` and `photos/` that it was drawn from; the version keeps a copy. */
  readonly source?: string;
  /** A folder that may hold compressed forms already. */
  readonly compressed?: string;
  /** Whether some photos were cut quickly, so that better ones should take their place. */
  readonly photosAreQuick?: boolean;
  /** Called once the files are no longer needed. */
  readonly done?: () => Promise<void>;
}

/**
 * Draws the site from its content. `live`: the folder of the live version, if there is one. Throws
 * what is wrong with the content, in words for whoever wrote it.
 */
export type Draw = (live?: string) => Promise<Drawing>;

/** Files whose names have a hash of their content: the same name is the same file. */
export const isNamedByHash = (path: string): boolean => /^public\/(assets|img)\//.test(path);
