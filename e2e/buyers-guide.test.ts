import { expect, test } from 'vitest';
import { builtSite, regionOf } from './built-site.ts';
import { BROKERAGE } from './paths.ts';

const path = '/buyers-guide';
const site = builtSite();
const $ = site.page(path);
const textOf = (selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().trim());

test('the guide is written whole into the page, chapter by chapter, under one heading', () => {
  expect(textOf('main h1')).toEqual(["The Buyer's Guide"]);
  const contents = textOf('.booklet-contents a');
  expect(contents.slice(0, 3)).toEqual(['Before the first tour', 'Money in order', 'Read the address']);
  expect(textOf('main .chapter h2')).toEqual(contents);
  for (const link of $('.booklet-contents a').toArray())
    expect($(`main h2[id="${link.attribs.href?.slice(1)}"]`).text()).toBe($(link).text());
  const levels = $('main h1, main h2, main h3, main h4')
    .toArray()
    .map(({ tagName }) => Number(tagName.slice(1)));
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  expect($('main').text().split(/\s+/).length).toBeGreaterThan(5000);
});

test('it begins with reading, leads from each chapter on and back to the contents, and ends in a conversation', () => {
  const contents = $('.booklet-contents a')
    .toArray()
    .map(({ attribs }) => attribs.href);
  const filled = $('.booklet-cover .button:not(.button-secondary)');
  expect(filled.toArray().map((button) => [$(button).text(), button.attribs.href])).toEqual([
    ['Start reading', contents[0]],
  ]);
  for (const [at, chapter] of $('main .chapter').toArray().entries()) {
    const links = $(chapter)
      .find('.chapter-number a')
      .toArray()
      .map(({ attribs }) => attribs.href);
    expect(links).toEqual(['#contents', contents[at + 1] ?? '#talk']);
  }
  // Once in each chapter; beside the text all chapters are listed.
  expect($('main a[href="#contents"]').length).toBe(contents.length);
  const rail = regionOf($, 'Chapters').find('a').toArray();
  expect(rail.map(({ attribs }) => attribs.href)).toEqual(contents);
  const talk = regionOf($, 'Talk it through');
  expect(talk.find('button').text()).toBe('Schedule Consultation');
  expect(talk.find('picture')).toHaveLength(1);
  expect(talk.text()).toContain(BROKERAGE);
  // The page ends with it, not with reference sections.
  expect(talk.next()).toHaveLength(0);
});

test('a chapter has a drawing where one shows what it speaks of, named as one, and none twice', () => {
  const captions = textOf('.chapter-head figcaption');
  expect(captions.length).toBeGreaterThan(2);
  expect(new Set(captions).size).toBe(captions.length);
  for (const caption of captions) expect(caption).toMatch(/^Plate [IVX]+\. .+ Illustration\.$/);
});

test.each([
  ['the written agreement, since when', 'Before the first tour', 'August 17, 2024'],
  ['the relationship that the state presumes', 'Before the first tour', 'transaction broker'],
  ['proof of funds', 'Money in order', 'Proof of funds'],
  ['the elevation certificate', 'Read the address', 'elevation certificate'],
  ['the contract and its way out', 'The offer', 'As Is'],
  ['old wiring', 'Inspecting an old house', 'Knob-and-tube'],
  ['old drains', 'Inspecting an old house', 'Cast iron'],
  ["the city's word on the outside", 'Inspecting an old house', 'certificate of appropriateness'],
  ['what insurers ask for', 'Water, wind and insurance', 'four-point inspection'],
  ['the insurer of last resort', 'Water, wind and insurance', 'Citizens'],
  ['what a building owes its owners', 'Condominiums', 'Structural integrity reserve study'],
  ['the district on the tax bill', 'New houses and CDDs', 'Tolomato'],
  ['the range of costs', 'What it costs', '2–5% of the price'],
  ['the tax on a mortgage', 'What it costs', 'Intangible tax'],
  ['theft by mail', 'From contract to closing', 'Wire fraud'],
  ['the day of filing', 'After the keys', 'March 1'],
  ['what can be brought along', 'After the keys', 'Portability'],
])('it says %s', (_, chapter, words) => expect(regionOf($, chapter).text()).toContain(words));

test('a figure of the text stands large beside it with what it is, for those who see it, and is said once', () => {
  const figures = $('.booklet-figure').toArray();
  expect(figures.length).toBeGreaterThan(5);
  for (const figure of figures) {
    expect($(figure).text()).toMatch(/^[$\d]/);
    // Meaningless on its own.
    expect($(figure).find('span').text()).toMatch(/\w+ \w+/);
    expect($(figure).closest('.booklet-side').find('h3')).toHaveLength(1);
    expect(figure.attribs['aria-hidden']).toBe('true');
    expect($(figure).closest('.booklet-part').find('.booklet-text p strong').first().text()).toBe(
      $(figure).contents().first().text(),
    );
  }
});

test('every figure names its source, and every source its month', () => {
  const blocks = $('.booklet-text').find('p, li, tr').toArray();
  const figures = blocks.filter((block) => /\$\d|\d ?(?:%|percent)|\b20\d\d\b/.test($(block).text()));
  const own = figures.filter((block) => $(block).closest('section').find('#sources').length === 0);
  expect(own.length).toBeGreaterThan(10);
  for (const block of own) expect($(block).find('a.note').length, $(block).text()).toBeGreaterThan(0);
  // Each cost line has its own source or is called an estimate; the estimates' author is named
  // once, above them all.
  for (const row of $('.costs tbody .cost-how').toArray()) {
    const isEstimate = $(row).text().startsWith('Estimate');
    expect($(row).find('a.note'), $(row).text()).toHaveLength(isEstimate ? 0 : 1);
  }
  expect($('p:contains("what is called an estimate is my own")').find('a.note').length).toBeGreaterThan(1);

  const notes = $('.notes li').toArray();
  expect(notes.length).toBeGreaterThan(20);
  for (const [at, note] of notes.entries()) {
    expect(note.attribs.id).toBe(`note-${at + 1}`);
    expect($(note).text()).toMatch(
      /(?:Read )?(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\.$/,
    );
  }
  const named = new Set(
    $('a.note')
      .toArray()
      .map(({ attribs }) => attribs.href?.slice(1)),
  );
  expect([...named].sort()).toEqual(notes.map(({ attribs }) => attribs.id).sort());
  for (const link of $('a.note').toArray())
    expect($(link).attr('aria-label')).toBe(`Source ${$(link).text()}`);
});

test('the worked purchase adds up as it is printed', () => {
  const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '').replace('−', '-')) * 100);
  const tables = $('.costs table').toArray();
  const amounts = (table: (typeof tables)[number], part: string) =>
    $(table)
      .find(`${part} td`)
      .toArray()
      .map((cell) => cents($(cell).text()));
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  expect(tables).toHaveLength(3);
  const sums = tables.map((table) => [sum(amounts(table, 'tbody')), amounts(table, 'tfoot')[0]]);
  for (const [lines, total] of sums) expect(lines).toBe(total);
  const price = cents($('.costs-basis dd').first().text());
  const share = (sums[0]?.[0] ?? 0) / price;
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.05);
});

test('it says that it is no advice, whose it is, and that nobody sends wire instructions', () => {
  expect($('.booklet').text()).toContain('not legal, tax or insurance advice');
  for (const part of ['.booklet-cover', '.booklet .contact']) expect($(part).text()).toContain(BROKERAGE);
  expect($('.booklet').text()).toContain('never send or change wire instructions');
});

test('its style is its own, and each printed sheet names the brokerage', () => {
  const styleOf = (page: typeof $) => page('head style').text();
  expect(styleOf($)).toContain('.booklet');
  expect(styleOf(site.page('/faq'))).not.toContain('.booklet');
  const printed = site.file($('link[rel=stylesheet]').attr('href') ?? '');
  expect(printed.match(/@page{[^}]*}/)?.[0]).toContain(BROKERAGE);
  expect(printed.match(/@page booklet{[^}]*}/)?.[0]).not.toContain('content:');
});
