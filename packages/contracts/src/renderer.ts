import type { Content } from '@rivermark/content';
import type { BuiltSite } from './built-site.ts';

/** What the program that draws sites, `renderer.js`, is asked. */
export interface DrawRequest {
  /** The folder in which `content/` and `photos/` are. */
  readonly source: string;
  /** Decides which figures are old and which homes are in the carousel. */
  readonly today: Date;
  /** The folder of the renderer, with what the bundler made. */
  readonly renderer: string;
  /** The illustrations, and their AVIF files. */
  readonly masters: string;
  readonly encoded: string;
  /** Pictures, social cards and faces are kept here from one time to the next. */
  readonly cache: string;
  /** An empty folder for pictures and icons, in the layout of the site's public folder. */
  readonly output: string;
  /** The folder of the live version. Pages that would be drawn the same are kept from it. */
  readonly previous?: string;
  /**
   * Photos that were never cut are first cut in few widths and quickly, so that they can be seen
   * sooner.
   */
  readonly quickPhotos?: boolean;
  /** Called before anything is drawn. Throws if this content must not be shown. */
  readonly check: (content: Content) => void;
}

/** A file that stays as it is in the previous site, by its path. */
export interface KeptFile {
  readonly keptFrom: string;
}

/** One thing that is wrong with the content. */
export interface DrawFault {
  /** The whole of it, with file, line and field. */
  readonly words: string;
  /** The file that has it; '' for a photo or a whole page. */
  readonly file: string;
  /** As it is reached in the file: `price`, `features 3`; '' for the file as a whole. */
  readonly field: string;
  /** Counted from 1; absent for a photo or a whole page. */
  readonly line?: number;
  /** What is wrong and what to write, for a place beside the field. */
  readonly advice: string;
}

/** A drawn site; or everything that is wrong with its content, in words for whoever wrote it. */
export type DrawResult =
  | { readonly faults: readonly DrawFault[] }
  | {
      readonly site: BuiltSite;
      /** Pages, styles, faces and `content.json`, by their path in the site's folder. */
      readonly files: ReadonlyMap<string, string | Buffer | KeptFile>;
      /**
       * Whether some photos were cut quickly. Drawing again without `quickPhotos` gives better
       * ones.
       */
      readonly photosAreQuick: boolean;
      /** What will soon be too old, and photos that could be better. */
      readonly notes: readonly string[];
    };

/** Whether a photo could be taken; if not, why, in a sentence. */
export interface TakenPhoto {
  readonly fault?: string;
}

/** What `renderer.js` offers to the server. */
export interface Renderer {
  readonly drawFrom: (request: DrawRequest) => Promise<DrawResult>;
  /** Removes what has long been unused from the folder of `DrawRequest.cache`. */
  readonly tidyCache: (cache: string) => void;
  /** Encodes the photo `from` anew, as `photo.jpg` and `small.jpg` in `folder`. */
  readonly takePhoto: (from: string, folder: string, turned: number) => Promise<TakenPhoto>;
}
