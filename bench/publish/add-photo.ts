import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const PHOTO_WORDS = 'The house from the street on the first bright morning of the year';

/** A photo of 12 megapixels with fine detail. Another number gives another photo. */
export function photoOf(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const background = { r: 100 + (number % 100), g: 128, b: 128 };
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background, noise } });
  return photo.blur(2).jpeg({ quality: 90 }).toBuffer();
}

/** Writes a photo and its text into a home's folder. */
export async function addPhoto(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '01.jpg'), await photoOf(0));
  writeFileSync(join(folder, '01.txt'), `${PHOTO_WORDS}.\n`);
}
