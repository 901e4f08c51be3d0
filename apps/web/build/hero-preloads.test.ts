import { expect, test } from 'vitest';
import { heroPreloads } from './hero-preloads.ts';

const source = (name: string, media = '') =>
  `<source ${media && `media="${media}" `}type="image/avif" srcSet="/img/${name}-480-a.avif 480w, /img/${name}-800-a.avif 800w" sizes="100vw">`;
const later = `<picture>${source('riverside')}<img src="/img/riverside.webp" loading="lazy"></picture>`;
const first = (sources: string) =>
  `<picture class="hero-picture">${sources}<img src="/img/hero.webp" fetchPriority="high"></picture>`;

test('the first picture is fetched ahead with the sources that its element has, and no other picture', () => {
  expect(heroPreloads(later + first(source('hero')))).toEqual([
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/img/hero-480-a.avif 480w, /img/hero-800-a.avif 800w" imagesizes="100vw" fetchpriority="high">',
  ]);
});

test('where narrow screens have a cut of their own, each screen fetches only its own', () => {
  const links = heroPreloads(first(source('upright', '(max-width: 40rem)') + source('wide')));
  expect(links.map((link) => /media="([^"]*)"/.exec(link)?.[1])).toEqual([
    '(max-width: 40rem)',
    'not all and (max-width: 40rem)',
  ]);
});

test('a page without a first picture fetches none ahead', () => {
  expect(heroPreloads(later)).toEqual([]);
});
