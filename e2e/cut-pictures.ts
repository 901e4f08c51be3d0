import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

type Part = readonly [left: number, top: number, right: number, bottom: number];

/** What of each picture no frame may cut, as shares of the whole. */
const focusBoxes: Readonly<Record<string, Part>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../illustrations/focus-boxes.json'), 'utf8'),
);

interface Framed {
  readonly name: string;
  readonly seen: Part;
}

/** What each picture's frame shows of it, by the layout alone: no picture has to come for it. */
const framesOn = (page: Page): Promise<Framed[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main picture img')].flatMap((image) => {
      const frame = image.getBoundingClientRect();
      if (frame.width < 2 || frame.height < 2 || !image.checkVisibility()) return [];
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const taken = sources.find(({ media }) => !media || matchMedia(media).matches);
      const sized = taken?.getAttribute('width') ? taken : image;
      const [width, height] = ['width', 'height'].map((side) => Number(sized.getAttribute(side))) as [
        number,
        number,
      ];
      const { objectFit, objectPosition } = getComputedStyle(image);
      const name = /\/img\/(.+?)-\d+-\w+\.\w+ /.exec(`${taken?.srcset ?? ''} `)?.[1] ?? '';
      const cover = Math.max(frame.width / width, frame.height / height);
      const [x = 0.5, y = 0.5] = objectPosition.split(' ').map((part) => Number.parseFloat(part) / 100);
      const share = (size: number, full: number, at: number) => {
        const part = objectFit === 'cover' ? Math.min(1, size / (full * cover)) : 1;
        return [at * (1 - part), at * (1 - part) + part] as const;
      };
      const [left, right] = share(frame.width, width, x);
      const [top, bottom] = share(frame.height, height, y);
      return [{ name, seen: [left, top, right, bottom] as const }];
    }),
  );

/** A hair's breadth: frames are rounded to whole pixels. */
const HAIR = 0.006;

/** The pictures on the page whose frame cuts what they show, and how many were looked at. */
export async function cutPictures(page: Page): Promise<{ cut: string[]; framed: number }> {
  const cut: string[] = [];
  let framed = 0;
  for (const { name, seen } of await framesOn(page)) {
    const box = focusBoxes[name.replace(/^hero-(dawn|day|night)/, 'hero')];
    if (!box) continue;
    framed += 1;
    const [left, top, right, bottom] = seen;
    const isWhole =
      left <= box[0] + HAIR && top <= box[1] + HAIR && right >= box[2] - HAIR && bottom >= box[3] - HAIR;
    if (!isWhole) cut.push(`${name}: ${seen.map((part) => part.toFixed(2)).join(' ')}`);
  }
  return { cut, framed };
}
