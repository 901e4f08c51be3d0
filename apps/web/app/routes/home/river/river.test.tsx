import { brotliCompressSync } from 'node:zlib';
import { fixtureContent } from '@rivermark/content/fixtures';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RiverCrossing } from './river-crossing.tsx';
import { RiverReach } from './river-reach.tsx';

const { neighborhoods } = fixtureContent();
const reaches = [
  [15, 24],
  [24, 29],
  [29, 36],
  [36, 41],
  [41, 42],
  [42, 46],
] as const;
const drawn = renderToStaticMarkup(
  <>
    <RiverCrossing />
    {reaches.map(([from, to]) => (
      <RiverReach key={from} from={from} to={to} places={from === 24 ? neighborhoods : []} />
    ))}
  </>,
);

test('the whole river takes less than 3 KB and says nothing to screen readers', () => {
  expect(brotliCompressSync(drawn).length).toBeLessThan(3000);
  const $ = load(drawn);
  expect($('body > svg')).toHaveLength(2 + reaches.length);
  expect($('svg:not([aria-hidden=true])')).toHaveLength(0);
});

test('each reach begins where the one before ends', () => {
  const $ = load(drawn);
  const ends = $('.river-reach > svg > path:first-child')
    .toArray()
    .map((path) => $(path).attr('d')?.split('M').slice(1) ?? [])
    .map((banks) =>
      banks.map((bank) => {
        const [x = 0, , ...steps] = (bank.match(/-?\d+/g) ?? []).map(Number);
        return [x, steps.filter((_, at) => at % 4 === 2).reduce((sum, step) => sum + step, x)] as const;
      }),
    );
  for (const [at, banks] of ends.entries())
    if (at > 0) expect(banks.map(([start]) => start)).toEqual(ends[at - 1]?.map(([, end]) => end));
});

test('the places of a section hang at their miles, each on its bank', () => {
  const $ = load(renderToStaticMarkup(<RiverReach from={24} to={29} places={neighborhoods} />));
  const hanging = $('.p')
    .toArray()
    .map((place) => [
      $(place).text(),
      $(place).hasClass('e') ? 'east' : 'west',
      $(place).find('text').attr('y'),
    ]);
  expect(hanging).toEqual([
    ['Downtown', 'west', '10%'],
    ['Riverside', 'west', '32%'],
    ['San Marco', 'east', '36%'],
    ['Avondale', 'west', '60%'],
    ['Ortega', 'west', '76%'],
  ]);
});
