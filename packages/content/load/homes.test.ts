import { expect, test } from 'vitest';
import { awkwardContents } from '../fixtures/awkward.ts';
import { ContentCopy } from './content-copy.ts';
import { faultInWords } from './fault.ts';
import { loadContent } from './load-content.ts';
import { readContentFiles } from './read-content-files.ts';

const tudor = 'content/homes/avondale-tudor.yaml';
const noonOf = (day: string) => new Date(`${day}T12:00:00-05:00`);
const today = noonOf('2026-11-22');

const faultsOf = ({ root }: ContentCopy): string[] => {
  const read = readContentFiles(root);
  return 'faults' in read ? read.faults.map(faultInWords) : [];
};

/** The homes shown on a day; fails if the copy has faults. */
function homesOn({ root }: ContentCopy, day = today) {
  const loaded = loadContent(root, day);
  if ('faults' in loaded) throw new Error(loaded.faults.map(faultInWords).join('\n'));
  const { homes, featuredCount } = loaded.content;
  return { homes, featured: homes.slice(0, featuredCount), others: homes.slice(featuredCount) };
}

test('the homes of the project have no fault', () => {
  using copy = new ContentCopy();
  expect(faultsOf(copy)).toEqual([]);
});

test.each([
  ['beds: 4', 'bed: 4', 'line 7, bed: there is no field of this name. Did you mean beds?'],
  ['beds: 4', 'bed: 4', 'line 1, beds: is missing. Write how many bedrooms, such as 4.'],
  ['beds: 4', 'colour: red', 'line 7, colour: there is no field of this name. The fields are: name, address'],
  [
    'price: 975000',
    'price: $975,000',
    'line 6, price: "$975,000" is no number. Write the price asked in dollars, digits only, without $ and commas, such as 1350000.',
  ],
  ['price: 975000\n', '', 'price: is missing, and a home that is for-sale has one.'],
  ['baths: 3', 'baths: 2.3', 'line 8, baths: baths go in halves.'],
  [
    'neighborhood: avondale',
    'neighborhood: avondal',
    'line 4, neighborhood: there is no neighborhood "avondal". Did you mean avondale?',
  ],
  [
    'status: for-sale',
    'status: for sale',
    'line 5, status: "for sale" is none of the words that can stand here. Did you mean for-sale?',
  ],
  [
    'status: for-sale',
    'status: sold',
    'sold: is missing: when was it sold? Write when it was sold, as year and month, such as 2026-10.',
  ],
  [
    'status: for-sale',
    'status: for-sale\nsold: 2026-09',
    'line 6, sold: there is a month of sale, but the status is for-sale.',
  ],
  ['asOf: 2026-10', 'asOf: October', 'asOf: this is no year and month.'],
  ['  - Permitted garage apartment', '  - Leaded casement windows', 'features: a feature is there twice.'],
  [
    'name: Avondale Tudor',
    'name: Ortega Mediterranean',
    'line 2, name: content/homes/ortega-mediterranean.yaml has the same.',
  ],
  [
    'address: No. 6 Sample Lane, Avondale',
    'address: no. 3 sample circle, Ortega',
    'line 3, address: content/homes/ortega-mediterranean.yaml has the same.',
  ],
  [
    'summary: A',
    'summary: Terms: a',
    'the text has a colon and a space in it. Put the whole text between quotation marks',
  ],
  [
    'price: 975000',
    'price: 975000\nprice: 1',
    'line 7: this field is there twice. Keep one of the two lines.',
  ],
])('%j written as %j is named with its line and what to write', (from, to, words) => {
  using copy = new ContentCopy();
  copy.edit(tudor, from, to);
  expect(faultsOf(copy).join('\n')).toContain(`${tudor}, ${words.startsWith('line') ? words : ''}`);
  expect(faultsOf(copy).join('\n')).toContain(words);
});

test.each([
  ["date: '2026-11-31', from: '13:00', to: '15:00'", '1.date: this day does not exist.'],
  [
    "date: 2026-12-06, from: '1 PM', to: '15:00'",
    '1.from: this is no time of day. Write when it opens, as hours and minutes from 00:00 to 23:59, such as 13:00.',
  ],
  ["date: 2026-12-06, from: '01:00', to: '03:00'", '1.from: this is at night. The afternoon is counted on:'],
  ["date: 2026-12-06, from: '15:00', to: '13:00'", '1.to: the home would close before it opens.'],
  ["date: 2026-12-06, from: '13:00'", '1.to: is missing. Write when it closes'],
  [
    "date: 2026-12-06, from: '13:00', to: '15:00', note: Perfect for families",
    '"families" is kept out of the copy for fair housing.',
  ],
])('an open house of %j is named with what to write', (written, words) => {
  using copy = new ContentCopy();
  copy.edit(tudor, 'asOf: 2026-10', `asOf: 2026-10\nopenHouses:\n  - { ${written} }`);
  expect(faultsOf(copy).join('\n')).toContain(words);
});

test('a page has the open houses that are not past in Jacksonville, the next one first, and none once the home is sold', () => {
  using copy = new ContentCopy();
  copy.edit(
    tudor,
    'asOf: 2026-10',
    `asOf: 2026-10
openHouses:
  - { date: 2026-12-13, from: '11:00', to: '13:00' }
  - { date: 2026-12-06, from: '13:00', to: '15:30', note: Park on the lane }`,
  );
  const labels = (moment: Date) =>
    homesOn(copy, moment)
      .homes.find(({ id }) => id === 'avondale-tudor')
      ?.openHouses.map(({ label }) => label);
  expect(labels(today)).toEqual([
    'Open Sunday, December 6, 1–3:30 PM',
    'Open Sunday, December 13, 11 AM–1 PM',
  ]);
  // Late in the evening, when it is the next day in UTC.
  expect(labels(new Date('2026-12-05T22:00:00-05:00'))?.[0]).toBe('Open Sunday 1–3:30 PM');
  expect(labels(new Date('2026-12-06T22:00:00-05:00'))?.[0]).toBe('Open today 1–3:30 PM');
  expect(labels(new Date('2026-12-07T00:01:00-05:00'))).toEqual(['Open Sunday 11 AM–1 PM']);
  copy.edit(tudor, 'status: for-sale', 'status: sold\nsold: 2026-11');
  expect(labels(today)).toEqual([]);
});

test('all faults are said at once', () => {
  using copy = new ContentCopy();
  copy
    .edit(tudor, 'beds: 4', 'beds: four')
    .edit('content/homes/riverfront-estate.yaml', 'price: 1350000', 'price: lots');
  expect(faultsOf(copy)).toHaveLength(2);
});

test('a photo without its text and a file of another name are faults; a home without photo and illustration is none', () => {
  using copy = new ContentCopy();
  copy
    .write(
      'content/homes/new-home.yaml',
      copy
        .read(tudor)
        .replace('Avondale Tudor', 'New Home')
        .replace('No. 6', 'No. 9')
        .replace('featured: 6\n', '')
        .replace('number: 6\n', ''),
    )
    .write('content/homes/Old Home.yml', '')
    .write('photos/avondale-tudor/01.jpg', 'a picture');
  expect(faultsOf(copy)).toEqual([
    'content/homes/Old Home.yml, line 1: a file here cannot have this name. Call it by small letters, digits and hyphens: old-home.yaml.',
    'photos/avondale-tudor/01.txt, line 1: 01.jpg has no text beside it. Write into it, in one sentence, what the photo shows: it is read to those who do not see it.',
  ]);
});

test('texts of photos are found in letters of any size, and a photo that captions leave out is named', () => {
  using copy = new ContentCopy();
  copy
    .write('photos/avondale-tudor/01.JPG', 'a picture')
    .write('photos/avondale-tudor/02.jpg', 'a picture')
    .write('photos/avondale-tudor/02.TXT', 'The kitchen, toward the garden.')
    .write('photos/avondale-tudor/Captions.txt', '\ufeff01: The house from the street.\r\n');
  expect(faultsOf(copy)).toEqual([]);
  copy.write('photos/avondale-tudor/03.jpg', 'a picture');
  expect(faultsOf(copy)).toEqual([
    'photos/avondale-tudor/Captions.txt, line 1: there are no words for 03.jpg. Write 03, a colon and in one sentence what the photo shows: it is read to those who do not see it.',
  ]);
});

test('a home that has no picture of its own is shown by the plate that its file names, else by one of its kind', () => {
  using copy = new ContentCopy();
  const withPlate = (id: string, name: string, number: number, more: string) =>
    copy.write(
      `content/homes/${id}.yaml`,
      `${copy
        .read(tudor)
        .replace('Avondale Tudor', name)
        .replace('No. 6', `No. ${number}`)
        .replace('number: 6', `number: ${number}`)
        .replace(/plate: tudor\nillustration:\n( .*\n)+/, '')}${more}`,
    );
  withPlate('new-home', 'New Home', 91, 'plate: georgian\n');
  withPlate('newer-home', 'Newer Home', 92, '');
  expect(faultsOf(copy)).toEqual([]);
  const shown = (id: string) => homesOn(copy).homes.find((home) => home.id === id);
  expect(shown('new-home')).toMatchObject({
    plate: 'georgian',
    imageAlt: expect.stringMatching(/^Front elevation .* Georgian Revival house.*not of the home itself$/),
  });
  expect(shown('newer-home')?.plate).toBe('bungalow');
  copy.edit('content/homes/new-home.yaml', 'plate: georgian', 'plate: castle');
  expect(faultsOf(copy).join()).toContain('plate');
});

test('from one home to sixty, all have a page, and the carousel shows as many as fit', () => {
  using scarce = awkwardContents.scarce();
  expect(homesOn(scarce).featured.map(({ id }) => id)).toEqual(['villa']);
  using plenty = awkwardContents.plenty();
  const dearest = homesOn(plenty);
  expect(dearest.homes).toHaveLength(60);
  expect(dearest.featured).toHaveLength(8);
  expect(dearest.featured[0]?.id).toBe('riverfront-estate');
  plenty.edit(tudor, 'price: 975000', 'price: 975000\nfeatured: 1');
  expect(homesOn(plenty).featured.map(({ id }) => id)).toEqual(['avondale-tudor']);
});

test('what was asked for a sold home leaves its file for no page; what it sold at does, where the agent tells it', () => {
  using copy = new ContentCopy();
  const priceWhenSold = () => homesOn(copy).others.find(({ id }) => id === 'avondale-tudor')?.price;
  copy.edit(tudor, 'status: for-sale', 'status: sold\nsold: 2024-10');
  expect(priceWhenSold()).toBeUndefined();
  copy.edit(tudor, 'price: 975000', 'price: 975000\nsoldPrice: 940000');
  expect(priceWhenSold()).toBe(940_000);
});

test('a sold home stays in the carousel for the set time and on its page for good, whatever its age', () => {
  using copy = new ContentCopy();
  copy
    .edit(tudor, 'status: for-sale', 'status: sold\nsold: 2026-10')
    .edit(tudor, 'No. 6 Sample Lane', '6 True Lane')
    .edit(tudor, 'sample: true\nasOf: 2026-10', 'asOf: 2026-10');
  const inCarousel = (day: string) =>
    homesOn(copy, noonOf(day)).featured.some(({ id }) => id === 'avondale-tudor');
  expect([inCarousel('2026-10-31'), inCarousel('2026-11-30'), inCarousel('2026-12-01')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(homesOn(copy, noonOf('2031-01-01')).homes.map(({ id }) => id)).toContain('avondale-tudor');
});

test('a home whose facts are old is marked, and then left out; a limit of its own goes before the general one', () => {
  using copy = new ContentCopy();
  copy
    .edit(tudor, 'No. 6 Sample Lane', '6 True Lane')
    .edit(tudor, 'sample: true\nasOf: 2026-10', 'asOf: 2026-10');
  const onDay = (day: string) =>
    homesOn(copy, noonOf(day)).featured.find(({ id }) => id === 'avondale-tudor')?.old;
  expect(['2027-01-31', '2027-02-01', '2027-07-31', '2027-08-01'].map(onDay)).toEqual([
    false,
    true,
    true,
    undefined,
  ]);
  copy.edit(tudor, 'asOf: 2026-10', 'asOf: 2026-10\nshelfLife: { markedAfter: 12, leftOutAfter: 24 }');
  expect(['2027-10-31', '2027-11-01', '2028-11-01'].map(onDay)).toEqual([false, true, undefined]);
});

test('a month that has not come yet is a fault, but for samples', () => {
  using copy = new ContentCopy();
  const faults = () => {
    const loaded = loadContent(copy.root, today);
    return 'faults' in loaded ? loaded.faults.map(faultInWords) : [];
  };
  copy.edit(tudor, 'status: for-sale', 'status: sold\nsold: 2027-11');
  expect(faults()).toEqual([`${tudor}, line 6, sold: 2027-11 has not come yet. Is the year right?`]);
  copy
    .edit(tudor, 'status: sold\nsold: 2027-11', 'status: for-sale')
    .edit(tudor, 'asOf: 2026-10', 'asOf: 2062-10');
  expect(faults()).toEqual([]);
  copy.edit(tudor, 'No. 6 Sample Lane', '6 True Lane').edit(tudor, 'sample: true\n', '');
  expect(faults()).toEqual([`${tudor}, line 15, asOf: 2062-10 has not come yet. Is the year right?`]);
});

test('an address that had a page leads to the page that takes its place', () => {
  using copy = new ContentCopy();
  copy
    .remove('content/redirects.yaml')
    .edit(tudor, 'No. 6 Sample Lane', '6 True Lane')
    .edit(tudor, 'sample: true\nasOf: 2026-10', 'asOf: 2026-10\nformerly:\n  - old-tudor')
    .edit('content/neighborhoods/riverside.md', 'plate:', 'formerly: [five-points]\nplate:');
  const movedOn = (day: string) => {
    const loaded = loadContent(copy.root, noonOf(day));
    return 'content' in loaded ? loaded.content.moved : loaded.faults.map(faultInWords);
  };
  expect(movedOn('2026-11-22')).toMatchObject({
    '/properties/old-tudor': '/properties/avondale-tudor',
    '/h/6': '/properties/avondale-tudor',
    '/neighborhoods/five-points': '/neighborhoods/riverside',
  });
  // A home that is left out or withdrawn leads to the guide of its neighborhood.
  expect(movedOn('2028-01-01')).toMatchObject({
    '/properties/old-tudor': '/neighborhoods/avondale',
    '/properties/avondale-tudor': '/neighborhoods/avondale',
    '/h/6': '/neighborhoods/avondale',
  });
  copy.edit(tudor, 'status: for-sale', 'status: withdrawn');
  expect(movedOn('2026-11-22')).toMatchObject({ '/properties/avondale-tudor': '/neighborhoods/avondale' });
  copy.edit(tudor, '- old-tudor', '- riverfront-estate');
  expect(movedOn('2026-11-22')).toEqual([
    expect.stringContaining(
      'the address of riverfront-estate is taken by content/homes/riverfront-estate.yaml. Leave this name out.',
    ),
  ]);
});

test('no two homes have one number, as it is their address on paper', () => {
  using copy = new ContentCopy();
  copy.edit(tudor, 'number: 6', 'number: 1');
  expect(faultsOf(copy)).toEqual([
    expect.stringMatching(/, number: content\/homes\/.+\.yaml has the same\. Give each home its own\.$/),
  ]);
});
