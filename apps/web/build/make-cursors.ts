import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The unscaled size, in CSS pixels. */
const SIZE = 24;
const percents = [150, 200, 250];

const solid = (path: string) =>
  `<path d="${path}" fill="#000" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/>`;
const beam = 'M8 3h2.4L12 4.2 13.6 3H16M12 4.2v15.6M8 21h2.4l1.6-1.2 1.6 1.2H16';

/** Black with a white edge, visible on any background. */
const drawings = {
  arrow: solid('M4 2v17.2l4.3-4 2.8 6.5 3.1-1.3-2.8-6.4h5.9z'),
  hand: solid(
    'M9 3.6a1.6 1.6 0 0 1 3.2 0v6.6l5.5 1.1a2.5 2.5 0 0 1 2 2.7l-.6 4.5a3.5 3.5 0 0 1-3.5 3.1h-4.1a3.5 3.5 0 0 1-2.8-1.4l-4.2-5.6a1.5 1.5 0 0 1 2.3-2l2.2 2z',
  ),
  text: `<g fill="none"><path d="${beam}" stroke="#fff" stroke-width="4.2" stroke-linecap="round"/><path d="${beam}" stroke="#000" stroke-width="1.8"/></g>`,
} as const;

/** The system cursors' names, for browsers without picture cursors, and the hot spot. */
const kinds = { arrow: ['default', 4, 2], hand: ['pointer', 10.6, 2], text: ['text', 12, 12] } as const;

/**
 * The style that names them for each step. Every browser accepts a set of pictures for a cursor
 * under its older name.
 */
export function cursorStyle(): string {
  const steps = percents.map((percent) => {
    const rules = Object.entries(kinds).map(([name, [system, x, y]]) => {
      const at = (place: number) => Math.round((place * percent) / 100);
      const url = `/cursors/${name}-${percent}`;
      return `--cursor-${name}:-webkit-image-set(url("${url}.png") 1x,url("${url}-2x.png") 2x) ${at(x)} ${at(y)},${system}`;
    });
    return `:root[data-cursor="${percent}"]{${rules.join(';')}}`;
  });
  return `@layer system{${steps.join('')}}`;
}

/** Draws the enlarged cursors into `folder`, for ordinary and for dense screens. */
export async function makeCursors(folder: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  mkdirSync(folder, { recursive: true });
  for (const [name, drawing] of Object.entries(drawings))
    for (const percent of percents)
      for (const density of [1, 2]) {
        const side = (SIZE * percent * density) / 100;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24">${drawing}</svg>`;
        const file = `${name}-${percent}${density === 1 ? '' : '-2x'}.png`;
        await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toFile(join(folder, file));
      }
}
