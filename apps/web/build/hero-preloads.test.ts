import { expect, test } from 'vitest';
import type { Picture } from '../app/ui/picture-data.ts';
import { heroPreloads } from './hero-preloads.ts';

const picture = (name: string): Picture => ({
  name,
  mark: 'a',
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

test('where narrow screens have a cut of their own, each screen fetches only its own', () => {
  const links = heroPreloads({ picture: picture('wide'), portrait: picture('upright'), sizes: '100vw' });
  expect(links.map((link) => /media="([^"]*)"/.exec(link)?.[1])).toEqual([
    '(max-width: 40rem)',
    'not all and (max-width: 40rem)',
  ]);
});

test('a page that states no first picture fetches none ahead', () => {
  expect(heroPreloads(undefined)).toEqual([]);
});
