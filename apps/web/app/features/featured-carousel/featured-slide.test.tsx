import type { Home } from '@rivermark/content';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../site/site.tsx';
import { siteForTests } from '../../site/site-for-tests.ts';
import { FeaturedSlide } from './featured-slide.tsx';

const site = siteForTests();
const [estate] = site.content.homes;
const drawn = (change: Partial<Home>) =>
  load(
    renderToStaticMarkup(
      <SiteProvider site={site}>
        <FeaturedSlide home={{ ...(estate as Home), ...change }} action={null} />
      </SiteProvider>,
    ),
  );

test.each([
  [{ status: 'for-sale', price: 925_000 }, '', '$925,000'],
  [{ status: 'under-contract', price: 925_000 }, 'Under contract', '$925,000'],
  [{ status: 'coming-soon', price: undefined }, 'Coming soon', 'Price on request'],
  [{ status: 'sold', price: 910_000 }, 'Sold', '$910,000'],
  [{ status: 'sold', price: undefined }, 'Sold', ''],
] as [Partial<Home>, string, string][])(
  'a home with %j is labelled "%s" above "%s"',
  (change, label, price) => {
    const $ = drawn(change);
    expect($('.price .label').text()).toBe(label);
    expect($('.price > :not(.label)').text()).toBe(price);
  },
);

test('facts of long ago say of which month they are and ask to be asked about; fresh ones say nothing', () => {
  expect(drawn({ old: true, asOf: '2026-03' })('.slide-age').text()).toBe(
    'As of March 2026; please ask how it stands today.',
  );
  expect(drawn({ old: false })('.slide-age')).toHaveLength(0);
});

test('a home that is open to everybody says when next', () => {
  const openHouse = {
    date: '2026-12-06',
    from: '13:00',
    to: '15:00',
    words: '',
    label: 'Open Sunday 1–3 PM',
  };
  expect(drawn({ openHouses: [openHouse] })('.slide-open').text()).toBe('Open Sunday 1–3 PM');
  expect(drawn({ openHouses: [] })('.slide-open')).toHaveLength(0);
});

test('a drawing is named as one beside the address, and who shows the home stands with it', () => {
  const text = drawn({})('.slide-words').text();
  expect(text).toContain(`${(estate as Home).address} · Illustration`);
  expect(text).toContain('Shown by Your Agent, Sample Brokerage, LLC');
});
