import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const PHOTO_WORDS = 'The house from the street on the first bright morning of the year';

/** Writes a photo of 12 megapixels with fine detail, and its text, into a home's folder. */
export async function addPhoto(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } });
  await photo.blur(2).jpeg({ quality: 90 }).toFile(join(folder, '01.jpg'));
  writeFileSync(join(folder, '01.txt'), `${PHOTO_WORDS}.\n`);
}
