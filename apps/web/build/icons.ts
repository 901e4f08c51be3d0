import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { brandColors as ink } from '@rivermark/content/brand-colors';
import { drawnOnce } from './drawn-once.ts';
import { placeFile } from './images/place-file.ts';

/** In the head of every page. */
export const iconLinks = `<meta name="theme-color" content="${ink.midnight}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">`;

interface Places {
  readonly cache: string;
  /** The folder of public files. */
  readonly output: string;
  /** The hash of the programs that draw icons. */
  readonly program: string;
}

/** Puts the site's icons and their manifest into the output. */
export async function writeIcons(brand: Content['brand'], { cache, output, program }: Places): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([program, brand]))
    .digest('hex')
    .slice(0, 16);
  const folder = await drawnOnce(cache, key, async (folder) => {
    const { drawIcons } = await import('./draw-icons.ts');
    await drawIcons(brand, folder);
  });
  for (const name of readdirSync(folder)) placeFile(join(folder, name), join(output, name));
}
