import { expect, test } from 'vitest';
import type { Picture } from '../app/ui/picture-data.ts';
import { heroPreloads } from './hero-preloads.ts';

const picture = (name: string): Picture => ({
  name,
  hash: 'a',
  width: 1600,
  height: 900,
  widths: [480, 800],
  illustration: true,
});

test('the first picture is fetched ahead with the sources that its element has', () => {
  expect(heroPreloads({ picture: picture('hero'), sizes: '100vw' })).toEqual([
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/img/hero-480-a.avif 480w, /img/hero-800-a.avif 800w" imagesizes="100vw" fetchpriority="high">',
  ]);
});

test('where screens have compositions of their own, each screen fetches only its own', () => {
  const links = heroPreloads({
    picture: picture('wide'),
    compositions: [
      { media: '(max-width: 40rem)', picture: picture('tall') },
      { media: '(min-width: 64rem) and (min-aspect-ratio: 2/1)', picture: picture('panorama') },
    ],
    sizes: '100vw',
  });
  expect(links.map((link) => /media="([^"]*)"/.exec(link)?.[1])).toEqual([
    '(max-width: 40rem)',
    '(not ((max-width: 40rem))) and (min-width: 64rem) and (min-aspect-ratio: 2/1)',
    '(not ((max-width: 40rem))) and (not ((min-width: 64rem) and (min-aspect-ratio: 2/1)))',
  ]);
});

test('a page that states no first picture fetches none ahead', () => {
  expect(heroPreloads(undefined)).toEqual([]);
});
