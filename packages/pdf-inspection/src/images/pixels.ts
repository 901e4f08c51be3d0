import { type Refusal, refusalOf } from '../refusal.ts';

/** Decoding takes memory by the pixel, whatever the file's size: this is the guard against tiny files of huge pictures. */
const MOST_PIXELS = 100_000_000;

export function checkPixels(width: number, height: number): Refusal | undefined {
  if (width === 0 || height === 0) return refusalOf('picture-without-size');
  return width * height > MOST_PIXELS ? refusalOf('picture-too-large') : undefined;
}
