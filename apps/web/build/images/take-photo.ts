import { join } from 'node:path';
import { middle } from '@rivermark/content';
import { brandColors } from '@rivermark/content/brand-colors';
import type { TakenPhoto } from '@rivermark/contracts/renderer';
import { PictureFault } from './picture-fault.ts';
import { sourceFrom } from './source.ts';

/** Pixels of the longer side that is kept; no page takes more. */
const KEPT_SIDE = 3600;
/** A photo is seen whole on a screen, so its longer side needs so many pixels. */
const LEAST_SIDE = 1200;
/** For the list at the desk, in pixels. */
const SMALL_SIDE = 480;

/**
 * Reencodes a photo: upright, in sRGB, without metadata (place, camera, names). Writes `photo.jpg`
 * and `small.jpg` into a folder. `turned`: degrees clockwise, 0, 90, 180 or 270. If the photo is
 * rejected, the result has the reason, in words that follow 'This photo'.
 */
export async function takePhoto(from: string, folder: string, turned: number): Promise<TakenPhoto> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    const { width, height } = await sourceFrom(from, {
      file: 'This photo',
      alt: '',
      focus: middle,
      illustration: false,
    });
    if (Math.max(width, height) < LEAST_SIDE)
      return {
        fault: `This photo is too small: ${width} × ${height} pixels. Choose one whose longer side has at least ${LEAST_SIDE}.`,
      };
    const upright = sharp(from, { failOn: 'error', limitInputPixels: false, sequentialRead: true })
      .autoOrient()
      .rotate(turned)
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: brandColors.paper })
      .toColourspace('srgb');
    const photo = join(folder, 'photo.jpg');
    await upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toFile(photo);
    await sharp(photo)
      .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' })
      .jpeg({ quality: 75 })
      .toFile(join(folder, 'small.jpg'));
    return {};
  } catch (error) {
    if (error instanceof PictureFault) return { fault: error.message };
    return { fault: 'This photo is broken, or not all of it is there. Choose it again.' };
  }
}
