import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The usual shapes of home photos: landscape, a few portrait, one panorama. In pixels. */
const shapes = [
  { width: 3000, height: 2000 },
  { width: 3000, height: 2000 },
  { width: 2400, height: 3200 },
  { width: 3200, height: 2400 },
  { width: 3600, height: 1600 },
] as const;

/** Pseudorandom numbers that are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * An image with large areas, edges, fine texture and grain, which costs as much to encode as a
 * photograph.
 */
export async function syntheticPhoto(seed: number): Promise<Buffer> {
  const random = randomFrom(seed * 7919 + 17);
  const { width, height } = shapes[seed % shapes.length] as (typeof shapes)[number];
  const color = (light: number) =>
    `hsl(${Math.round(random() * 360)} ${Math.round(20 + random() * 40)}% ${Math.round(light + random() * 18)}%)`;
  const at = (most: number) => Math.round(random() * most);
  const planes = Array.from({ length: 60 }, () => {
    const [x, y, wide, high] = [at(width), at(height), at(width / 3), at(height / 3)];
    return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${color(25)}" opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`;
  });
  const leaves = Array.from({ length: 900 }, () => {
    const size = 4 + at(26);
    return `<ellipse cx="${at(width)}" cy="${Math.round(height * (0.45 + random() * 0.55))}" rx="${size}" ry="${size / 2}" fill="${color(20)}" transform="rotate(${at(180)} ${at(width)} ${at(height)})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${color(55)}"/><stop offset="1" stop-color="${color(40)}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>${planes.join('')}${leaves.join('')}</svg>`;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Writes a home's photos with their texts as the agent would. Returns their total bytes. */
export async function writePhotos(
  photos: string,
  home: string,
  count: number,
  seed: number,
): Promise<number> {
  const folder = join(photos, home);
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  for (let place = 1; place <= count; place += 1) {
    const name = String(place).padStart(2, '0');
    const photo = await syntheticPhoto(seed + place);
    bytes += photo.length;
    writeFileSync(join(folder, `${name}.jpg`), photo);
    writeFileSync(
      join(folder, `${name}.txt`),
      `View ${place} of the sample home ${home}, made of colored planes.\n`,
    );
  }
  return bytes;
}
