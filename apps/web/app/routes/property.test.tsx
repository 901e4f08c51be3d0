import { type CheerioAPI, load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { HomePage } from '../homes/home-view.ts';
import { SiteProvider } from '../site/site.tsx';
import { siteForTests } from '../site/site-for-tests.ts';
import { Page } from './property.tsx';

vi.hoisted(() => {
  vi.stubGlobal('__COUNTS__', false);
});

const picture = {
  ...{ name: 'riverfront-estate', hash: '0123456789', width: 1600, height: 1200, widths: [480, 800] },
  illustration: true,
} as const;
const photo = (place: number) => ({
  ...{
    name: `riverfront-estate-0${place}`,
    hash: '0123456789',
    width: 900,
    height: 1200,
    widths: [360, 600],
  },
  ...({ illustration: false, alt: `View ${place} of the house` } as const),
});

const page = (home: Partial<HomePage['home']> = {}, rest: Partial<HomePage> = {}): HomePage => ({
  home: {
    ...{ id: 'riverfront-estate', name: 'Riverfront Estate', address: 'No. 1 Sample Point, Ortega' },
    ...{ neighborhood: 'ortega', neighborhoodName: 'Ortega', kind: 'house', sample: false, old: false },
    ...{ status: 'for-sale', statusInWords: 'For sale', price: 1_350_000, priceInWords: '$1,350,000' },
    ...{ beds: 5, baths: 4.5, squareFeet: 4820, asOf: '2026-10', picture, alt: 'A house' },
    riverMark: 'Mile 28, west bank',
    summary: 'A house at the river with a dock.',
    description: ['It stands back from the water.'],
    features: ['Dock', 'Boat house', 'Stone base', 'Guest suite'],
    ...home,
  },
  figures: [
    ['Beds', '5'],
    ['Built', '1938'],
  ],
  facts: [['Garage', 'Three cars']],
  openHouses: [],
  photos: [],
  views: [],
  neighborhood: {
    tagline: 'Oaks',
    alt: 'Oaks at the water',
    zipCode: '32210',
    riverMark: 'Mile 28, west bank',
    tiles: [['ZIP code', '32210']],
    asOf: '2026-10',
    sourceLabel: 'Sample',
    old: false,
  },
  map: { subject: 'ortega', hash: '01234567' },
  isExactPlace: false,
  pathOnPaper: '/h/3',
  similar: [],
  ...rest,
});

function drawn(data: HomePage): CheerioAPI {
  const path = '/properties/riverfront-estate';
  const meta = { title: '', description: '', heading: '' };
  return load(
    renderToString(
      <SiteProvider site={siteForTests()}>
        <Page route={{ path, page: 'property', meta, data }} />
      </SiteProvider>,
    ),
  );
}
const buttonsOf = ($: CheerioAPI) =>
  $('button')
    .toArray()
    .map((button) => $(button).text());

describe('the statuses of a home', () => {
  test('a sold home says when, is not shown, and leads to a question for one like it', () => {
    const $ = drawn(page({ status: 'sold', statusInWords: 'Sold March 2026', priceInWords: '$1,310,000' }));
    expect($('.home-panel').text()).toContain('Sold March 2026');
    expect($('.home-panel').text()).toContain('$1,310,000');
    expect(buttonsOf($)).not.toContain('Request a Showing');
    expect(buttonsOf($)).toContain('Ask about homes like this');
    expect($('button[commandfor=enquiry-contact]').length).toBe(2);
    expect($('form[action="/enquiries/showing"]')).toHaveLength(0);
  });

  test.each([
    ['under-contract', 'Under contract'],
    ['coming-soon', 'Coming soon'],
  ] as const)('%s is said in words, and the home can be asked for', (status, words) => {
    const $ = drawn(page({ status, statusInWords: words }));
    expect($('.home-status').text()).toBe(words);
    expect(buttonsOf($)).toContain('Request a Showing');
    expect($('form[action="/enquiries/showing"] [name=place]').attr('value')).toBe(
      'No. 1 Sample Point, Ortega',
    );
  });

  test('a sold home without a price does not say "Sold" in its place', () => {
    const $ = drawn(page({ status: 'sold', statusInWords: 'Sold', priceInWords: 'Sold' }));
    expect($('.home-price')).toHaveLength(0);
  });
});

test('beside the contact there is an empty place for the code of its short address', () => {
  const code = drawn(page())('.home-ask .home-code');
  expect(code.attr('data-code-of')).toBe('/h/3');
  expect(code.html()).toBe('');
});

test('without photos there is the illustration alone, named as one', () => {
  const $ = drawn(page({ caption: 'Illustration' }));
  expect($('.home-picture figcaption').text()).toBe('Illustration');
  expect($('.home-gallery')).toHaveLength(0);
});

test('any number of photos stand uncut, each with its words, and lead to the photo by itself', () => {
  const photos = Array.from({ length: 30 }, (_, at) => photo(at + 1));
  const $ = drawn(page({}, { photos }));
  expect($('#photos').text()).toBe('30 photos');
  const links = $('.home-gallery-row a');
  expect(links).toHaveLength(30);
  expect(links.first().attr('href')).toBe('/img/riverfront-estate-01-600-0123456789.avif');
  const image = links.first().find('img');
  expect(image.attr()).toMatchObject({
    width: '900',
    height: '1200',
    loading: 'lazy',
    alt: 'View 1 of the house',
  });
  expect($('#photos')).toHaveLength(1);
  expect(drawn(page({}, { photos: photos.slice(0, 1) }))('#photos').text()).toBe('One photo');
});

test('a video and a tour are a picture with a button, and ask no other site before a press', () => {
  const video = 'https://www.video.example/watch?v=1';
  const photos = [photo(1), photo(2), photo(3)];
  const $ = drawn(page({ video, tour: 'https://tour.example/1' }, { photos }));
  const films = $('.home-films a');
  expect(films.map((_, film) => $(film).attr('href')).get()).toEqual([video, 'https://tour.example/1']);
  expect(films.first().text()).toMatch(/^Watch the Video of .+On video\.example, in a new tab$/);
  expect(films.last().text()).toMatch(/^Take the Tour of .+On tour\.example, in a new tab$/);
  expect(films.attr()).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  expect(
    films
      .find('img')
      .map((_, image) => $(image).attr('src'))
      .get(),
  ).toEqual([
    expect.stringContaining('riverfront-estate-02'),
    expect.stringContaining('riverfront-estate-03'),
  ]);
  expect($('iframe, video, [src*="example"], link[href*="example"]')).toHaveLength(0);
  expect(drawn(page({ video }))('.home-films small').text()).toContain('The picture is an illustration.');
  expect(drawn(page())('.home-films')).toHaveLength(0);
});

test('a floor plan is linked where there is one; an old home says when it was last checked', () => {
  const $ = drawn(page({ floorPlan: 'https://plans.example/1.pdf', old: true }, {}));
  expect($('a[href="https://plans.example/1.pdf"]').text()).toContain('Floor plan');
  expect($('.home-figures .footnote').text()).toContain('As of October 2026; please ask');
  expect(drawn(page())('.home-links')).toHaveLength(0);
});

test('what the words speak of is no list again; more than a card may have is one', () => {
  expect(drawn(page())('#features')).toHaveLength(0);
  const features = ['Dock', 'Boat house', 'Stone base', 'Guest suite', 'Well'];
  const $ = drawn(page({ features }));
  expect(
    $('.home-features li')
      .toArray()
      .map((item) => $(item).text()),
  ).toEqual(features);
});

test('the elevation of its kind stands beside the words only where the home itself is drawn', () => {
  const $ = drawn(page({}, { plate: 'shingle-estate' }));
  expect($('.home-facts figcaption').text()).toMatch(
    /^Plate [IVX]+\. Shingle Style Estate, Ortega\. Illustration\.$/,
  );
  expect(drawn(page())('.home-facts figure')).toHaveLength(0);
});

test('beside the ask stands a second view of the home, a detail of its drawing, or where it has none its neighborhood', () => {
  expect(drawn(page())('.home-ask figcaption').text()).toBe('Riverfront Estate, a detail. Illustration.');
  const ofItsKind = { ...picture, name: 'plate-shingle-estate' };
  expect(drawn(page({ picture: ofItsKind }))('.home-ask figcaption').text()).toBe(
    'The neighborhood: Ortega. Illustration.',
  );
  const closeUp = {
    picture: { ...picture, name: 'riverfront-estate-close-up' },
    caption: 'The porch',
    alt: 'A porch',
  };
  const $ = drawn(page({}, { closeUp }));
  expect($('.home-ask figcaption').text()).toBe('The porch. Illustration.');
  expect($('.home-ask img').attr('alt')).toBe('A porch');
});

test('drawn views stand in the order of a walk, each with its own words; without any there is no heading', () => {
  const view = (name: string) => ({
    picture: { ...picture, name: `riverfront-estate-view-${name}` },
    caption: `The ${name}`,
    alt: `A drawing of the ${name}`,
  });
  const $ = drawn(page({}, { views: [view('approach'), view('hall'), view('porch')] }));
  const words = $('.home-views figure')
    .toArray()
    .map((figure) => [$(figure).find('img').attr('alt'), $(figure).find('figcaption').text()]);
  expect(words).toEqual([
    ['A drawing of the approach', 'The approach. Illustration.'],
    ['A drawing of the hall', 'The hall. Illustration.'],
    ['A drawing of the porch', 'The porch. Illustration.'],
  ]);
  expect($('.home-views img[loading="lazy"]')).toHaveLength(3);
  expect(drawn(page())('.home-views')).toHaveLength(0);
});

test('what a month costs is said in its row, and folded', () => {
  const $ = drawn(page({}, { month: '$8,401 before insurance' }));
  expect($('.home-costs summary').text()).toBe('What a month costs$8,401 before insurance');
  expect($('.home-costs').attr('open')).toBeUndefined();
});

test('the map says whether its mark is the home', () => {
  expect(drawn(page())('.locator').text()).toContain('not the home');
  const exact = drawn(page({}, { isExactPlace: true }))('.locator');
  expect(exact.text()).not.toContain('not the home');
  expect(exact.find('img').attr('alt')).toContain('Riverfront Estate marked');
});

test('the only home says that there is no other', () => {
  expect(drawn(page()).text()).toContain('No other home is for sale here right now.');
});
