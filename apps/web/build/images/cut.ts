import { join } from 'node:path';
import type { Source } from './source.ts';
import type { Recipe } from './subjects.ts';

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** Where the quality starts, and how low it may go to keep the budget. */
export const quality = { avif: 50, webp: 75, step: 4, least: 34 } as const;
/**
 * The encoding effort of AVIF. Illustrations are stored encoded, so more effort pays. Photos are
 * encoded while the agent waits: a quarter of the time for 4 % more bytes.
 */
const effort = { illustration: 4, photo: 3 } as const;
/** The effort for gallery photos, of which there may be thousands (decision 0013). */
const PLAIN_EFFORT = 2;
const QUICK_EFFORT = 0;

/** All files of one cut, in a cache folder named after the hash of their inputs. */
export interface Cut {
  readonly hash: string;
  /** The size of the largest that could be made: that of the part that was cut out. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly {
    readonly width: number;
    readonly format: Format;
    readonly quality: number;
    /** Bytes. */
    readonly bytes: number;
  }[];
}

export const fileIn = (folder: string, width: number, format: Format) => join(folder, `${width}.${format}`);

export const effortFor = (
  { illustration }: Pick<Source, 'illustration'>,
  { plain, quick }: Pick<Recipe, 'plain' | 'quick'>,
) => {
  if (quick) return QUICK_EFFORT;
  return plain ? PLAIN_EFFORT : illustration ? effort.illustration : effort.photo;
};

/**
 * The formats of one of a picture's widths. A single WebP is for browsers without AVIF: at the
 * second width, or at the only one of a small photo.
 */
export const formatsOf = (widths: readonly number[], width: number): readonly Format[] =>
  width === (widths[1] ?? widths[0]) ? formats : ['avif'];
