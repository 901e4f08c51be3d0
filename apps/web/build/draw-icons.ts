import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { brandColors as ink } from '@rivermark/content/brand-colors';
import sharp from 'sharp';
import { outlineOf, widthOf } from './social-cards/lettering.ts';

const SIDE = 64;
const letter = { face: 'display', size: 52 } as const;
const outlined = (initial: string) => outlineOf(initial, (SIDE - widthOf(initial, letter)) / 2, 43, letter);
const wave = 'M8 53c6-5 10-5 16 0s10 5 16 0 10-5 16 0';

interface Look {
  /** The corners' radius, of 64. */
  readonly radius: number;
  /** The mark's scale. A system that crops icons to its own shape takes up to a fifth of each. */
  readonly scale: number;
  /** For an icon on dark and light backgrounds alike. */
  readonly dark?: boolean;
}

const darkStyle = `<style>@media (prefers-color-scheme:dark){.g{fill:${ink.cream}}.i{fill:${ink.navy}}.w{stroke:${ink.brassDeep}}}</style>`;

/** The mark: the brand's initial over the river. */
function monogramSvg(initial: string, { radius, scale, dark = false }: Look): string {
  const shift = (SIDE * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${dark ? darkStyle : ''}<rect class="g" width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${ink.navy}"/><g transform="translate(${shift} ${shift}) scale(${scale})"><path class="i" d="${outlined(initial)}" fill="${ink.cream}"/><path class="w" d="${wave}" fill="none" stroke="${ink.brass}" stroke-width="4" stroke-linecap="round"/></g></svg>`;
}

const pngOf = (initial: string, look: Look, side: number) =>
  sharp(Buffer.from(monogramSvg(initial, look)), { density: (72 * side) / SIDE })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file of one PNG, as every browser since 2010 reads it. `side`: in pixels, under 256. */
function icoOf(image: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** Writes the icons in every form that browsers and phones request, and their manifest. */
export async function drawIcons(brand: Content['brand'], folder: string): Promise<void> {
  const initial = brand.name.slice(0, 1);
  const png = (look: Look, side: number) => pngOf(initial, look, side);
  const tile: Look = { radius: 10, scale: 1 };
  const square: Look = { radius: 0, scale: 0.86 };
  const maskable: Look = { radius: 0, scale: 0.66 };
  const write = (name: string, data: string | Buffer) => writeFileSync(join(folder, name), data);
  write('favicon.svg', monogramSvg(initial, { ...tile, dark: true }));
  write('favicon.ico', icoOf(await png(tile, 32), 32));
  write('apple-touch-icon.png', await png(square, 180));
  write('icon-192.png', await png(tile, 192));
  write('icon-512.png', await png(tile, 512));
  write('icon-maskable-512.png', await png(maskable, 512));
  const icon = (src: string, side: number, purpose: string) => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: `${brand.name}: ${brand.tagline}`,
    short_name: brand.name,
    lang: 'en-US',
    start_url: '/',
    display: 'minimal-ui',
    background_color: ink.cream,
    theme_color: ink.midnight,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  write('manifest.webmanifest', JSON.stringify(manifest));
}
