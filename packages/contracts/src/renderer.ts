import type { Content } from '@rivermark/content';
import type { BuiltSite } from './built-site.ts';

/** A request to the program that draws sites, `renderer.js`. */
export interface DrawRequest {
  /** The folder in which `content/` and `photos/` are. */
  readonly source: string;
  /** Its day in Jacksonville decides what is old, and which homes and open houses are shown. */
  readonly today: Date;
  /** The renderer's folder, with the bundler's output. */
  readonly renderer: string;
  /** The illustrations, and their AVIF files. */
  readonly masters: string;
  readonly encoded: string;
  /** A cache of pictures, social cards and faces that is reused between runs. */
  readonly cache: string;
  /** An empty folder for pictures and icons, in the layout of the site's public folder. */
  readonly output: string;
  /** The folder of the live version. Pages that would be the same are reused from it. */
  readonly previous?: string;
  /** Cut new photos quickly and in few widths, so that they can be seen sooner. */
  readonly quickPhotos?: boolean;
  /** Called before anything is drawn. Throws if this content must not be published. */
  readonly check: (content: Content) => void;
}

/** A file that is reused from the previous site, by its path. */
export interface KeptFile {
  readonly keptFrom: string;
}

/** One error in the content. */
export interface DrawFault {
  /** The whole message, with file, line and field. */
  readonly words: string;
  /** The file with the error; '' for a photo or a whole page. */
  readonly file: string;
  /** The path in the file: `price`, `features 3`; '' for the file as a whole. */
  readonly field: string;
  /** Counted from 1; absent for a photo or a whole page. */
  readonly line?: number;
  /** What is wrong and what to write, for display beside the field. */
  readonly advice: string;
}

/** A drawn site, or every error in its content, worded for the author. */
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
      /** What will soon be outdated, and photos that could be better. */
      readonly notes: readonly string[];
    };

/** Whether a photo was accepted; if not, why, in a sentence. */
export interface TakenPhoto {
  readonly fault?: string;
}

/** What `renderer.js` exports to the server. */
export interface Renderer {
  readonly drawFrom: (request: DrawRequest) => Promise<DrawResult>;
  /** Removes unused old files from the folder of `DrawRequest.cache`. */
  readonly tidyCache: (cache: string) => void;
  /** Re-encodes the photo `from` as `photo.jpg` and `small.jpg` in `folder`. */
  readonly takePhoto: (from: string, folder: string, turned: number) => Promise<TakenPhoto>;
}
