import { type Refusal, refusalOf } from '../refusal.ts';

/**
 * Decoding memory grows with the pixels, not the file size. Guards against tiny files of huge
 * pictures.
 */
const MOST_PIXELS = 100_000_000;

export function checkPixels(width: number, height: number): Refusal | undefined {
  if (width === 0 || height === 0) return refusalOf('picture-without-size');
  return width * height > MOST_PIXELS ? refusalOf('picture-too-large') : undefined;
}
