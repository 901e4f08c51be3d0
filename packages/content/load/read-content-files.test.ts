import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentCopy } from './content-copy.ts';
import { faultInWords } from './fault.ts';
import { readContentFiles } from './read-content-files.ts';

const faultsOf = ({ root }: ContentCopy): string => {
  const read = readContentFiles(root);
  return 'faults' in read ? read.faults.map(faultInWords).join('\n') : '';
};

const avondale = 'content/neighborhoods/avondale.md';
const market = 'content/market.yaml';

test.each([
  [
    'content/site.yaml',
    'phone: 904-555-0142',
    'phone: 904-555',
    'line 8, phone: this is no phone number of ten digits.',
  ],
  [
    'content/site.yaml',
    'agentName:',
    'agent:',
    'line 5, agent: there is no field of this name. Did you mean agentName?',
  ],
  [
    avondale,
    'zipCode: 32205',
    'zipCode: 90210',
    'line 6, zipCode: this is no ZIP code of Duval or northern St. Johns County.',
  ],
  [
    avondale,
    'medianCondoPrice: 395000',
    'medianCondoPrice: 395K',
    'line 8, figures.medianCondoPrice: "395K" is no number.',
  ],
  [avondale, 'sample: true', 'source:', 'figures.source: is missing'],
  [
    avondale,
    '  sample: true\n',
    '',
    'figures.source: is missing: every figure names who published it. Write who published it.',
  ],
  [
    avondale,
    '- ortega',
    '- orteg',
    'line 15, similar 2: there is no neighborhood "orteg". Did you mean ortega?',
  ],
  [
    'content/neighborhoods/riverside.md',
    'order: 2',
    'order: 7',
    'order: content/neighborhoods/avondale.md has the same.',
  ],
  [
    avondale,
    'A 1920s garden suburb that kept its trees and its Shoppes',
    'An exclusive suburb',
    'line 4, tagline: "exclusive" is kept out of the copy for fair housing.',
  ],
  [
    avondale,
    'The Shoppes of Avondale, two',
    'Close to good schools, two',
    `line 58: "schools" is kept out of the copy for fair housing. Say what the house or the place is`,
  ],
  [
    avondale,
    '  - term: The drains\n    note: A camera through the line, from the house to the street\n',
    '  - term: The swimming pool\n    note: Whether it is heated\n',
    'line 35, checks 2: the text below says nothing of "The swimming pool". Say it in a paragraph',
  ],
  [
    avondale,
    '  - term: The drains\n',
    '  - name: The drains\n',
    'checks 2.name: there is no field of this name',
  ],
  [
    avondale,
    'spot: attic',
    'spot: dock',
    'line 40, checks 3.spot: the drawing "mediterranean" has no dock. Leave it out, or write one of: roof, attic, window',
  ],
  [avondale, 'spot: attic', 'spot: roof', 'checks 3.spot: checks 1 has the roof already. Give it another'],
  [
    'content/market.yaml',
    'spot: window',
    'spot: dock',
    'reportPlate.points 1.spot: the drawing "loft" has no dock',
  ],
  [avondale, 'lies: Along', 'lie: Along', 'lie: there is no field of this name. Did you mean lies?'],
  [avondale, 'The Shoppes of Avondale, two', '# The Shoppes\n\ntwo', 'only paragraphs, headings with ##'],
  [
    avondale,
    'title: Avondale Historic Homes',
    'title: Avondale Historic Homes by the River',
    'page.title: the title has 36 letters, and 23 are shown',
  ],
  [
    avondale,
    'The Shoppes of Avondale, two',
    '[Homes](/properties)\nThe Shoppes of Avondale, two',
    'a link stands in a paragraph. Leave an empty line before and behind the line of the link.',
  ],
  [
    avondale,
    'The Shoppes of Avondale, two',
    'See [the homes](/properties). The Shoppes of Avondale, two',
    'a link within a paragraph is not shown. Put it into a line of its own',
  ],
  [
    avondale,
    'The Shoppes of Avondale, two',
    '## The Shoppes\nThe Shoppes of Avondale, two',
    'a heading stands in a paragraph. Leave an empty line before and behind the line of the heading.',
  ],
  [
    avondale,
    'The Shoppes of Avondale, two',
    `${'The river is wide here. '.repeat(90)}The Shoppes of Avondale, two`,
    'words, which nobody reads at once. Divide it by an empty line.',
  ],
  [
    'content/homes/avondale-tudor.yaml',
    'summary: A Tudor',
    'summary: Unit #3, a Tudor',
    'line 18: "#3, a Tudor of 1927 with leaded casements" is not read: the text ends before it. Put the whole text',
  ],
  [
    'content/homes/avondale-tudor.yaml',
    'description:\n  - Two brick',
    'description: Two brick',
    'a text, and a list is wanted. Begin a line of its own for each entry',
  ],
  [avondale, '---\nname', 'name', 'line 1: the head is missing. Begin the file with a line ---'],
  [
    market,
    '2026-09: 383500',
    '2024-09: 383500',
    'trends 1.months: 2024-10 is missing before 2025-10. Write a line for it, such as 2024-10: 354800.',
  ],
  [market, '2026-10: 385000', '2026-13: 385000', 'trends 1.months.2026-13'],
  [market, '2026-10: 385000', '2026-10: $385,000', 'trends 1.months.2026-10: "$385,000" is no number.'],
  [
    market,
    '- neighborhood: ortega',
    '- neighborhood: mandarine',
    'sales 2.neighborhood: there is no neighborhood "mandarine".',
  ],
  [
    'content/developments.yaml',
    'lat: 30.3239',
    'lat: 30.1',
    'projects 1.lon: the point 30.1, -81.6375 is not in northbank.',
  ],
  [
    'content/developments.yaml',
    'id: four-seasons',
    'id: everbank-stadium',
    'projects 2.id: everbank-stadium is there twice.',
  ],
  [
    'content/developments.yaml',
    'area: northbank',
    'area: northbanks',
    'projects 1.area: there is no area "northbanks". Did you mean northbank?',
  ],
  [
    'content/developments.yaml',
    'stage: under-construction',
    'stage: building',
    'projects 1.stage: "building" is none of the words that can stand here. Write one of: planned',
  ],
  [
    'content/quiz.yaml',
    'style: coastal',
    'style: urban',
    'questions 1.options: coastal is there 0 times, and each style is wanted once.',
  ],
  [
    'content/quiz.yaml',
    'pictureOf: nocatee',
    'pictureOf: nocate',
    'results.suburban.pictureOf: there is no neighborhood "nocate". Did you mean nocatee?',
  ],
  ['content/faq.md', '{#buyer-agreement}', '{#closing-costs}', 'the address #closing-costs is there twice.'],
  [
    'content/faq.md',
    '## Will I need',
    'Will I need',
    'a question has an answer of one paragraph, and a link below it at most.',
  ],
  [
    'content/legal/privacy-policy.md',
    'updated: 2026',
    'updated: November',
    'updated: this is no date. Write when the wording was last changed, as year, month and day, such as 2026-10-31.',
  ],
  [
    'content/about.md',
    '    - - downtown-jacksonville\n',
    '',
    'serviceAreas.lines: downtown-jacksonville is there 0 times.',
  ],
  ['content/home.yaml', '{Homes}, from', '{Houses}, from', 'featured.intro: {Houses} stands for nothing.'],
  [
    'content/pages.yaml',
    'title: Questions & Answers',
    'title: Market Insights',
    'pages.marketInsights.title: content/pages.yaml has the same.',
  ],
  [
    'content/concierge.yaml',
    'submitLabel:',
    'submitLabels:',
    'submitLabels: there is no field of this name. Did you mean submitLabel?',
  ],
  [
    'content/settings.yaml',
    'markedAfter: 3',
    'markedAfter: 30',
    'shelfLife.homes.leftOutAfter: it would be left out before it is marked.',
  ],
])('%s: %j written as %j is named', (file, from, to, words) => {
  using copy = new ContentCopy();
  copy.edit(file, from, to);
  expect(faultsOf(copy)).toContain(`${file}, ${words.startsWith('line') ? words : ''}`);
  expect(faultsOf(copy)).toContain(words);
});

test('a text in the place of a list has one fault, which does not count its letters', () => {
  using copy = new ContentCopy();
  const file = 'content/homes/avondale-tudor.yaml';
  const [head = ''] = copy.read(file).split('description:');
  copy.write(file, `${head}description: ${'Oaks stand along the street. '.repeat(80).trim()}\n`);
  expect(faultsOf(copy)).toMatch(
    /^content.homes.avondale-tudor.yaml, line 19, description: "Oaks [^"]*" is a text, and a list is wanted\. Begin .*$/,
  );
});

test('a paragraph that is too long is to be divided', () => {
  using copy = new ContentCopy();
  copy.edit(
    'content/homes/avondale-tudor.yaml',
    '  - Two brick',
    `  - ${'Oaks stand along the street. '.repeat(80)}Two brick`,
  );
  expect(faultsOf(copy)).toMatch(
    /description 1: the text has \d+ letters, and 2000 are the most\. Divide it into two paragraphs\./,
  );
});

test('a wrong neighborhood is told beside what else is wrong with its file, and a faulty neighborhood is still there', () => {
  using copy = new ContentCopy();
  copy
    .edit('content/homes/avondale-tudor.yaml', 'neighborhood: avondale', 'neighborhood: avondal')
    .edit('content/homes/avondale-tudor.yaml', 'beds:', 'bed:')
    .edit(market, '2026-10: 385000', '2026-10: none')
    .edit(market, 'neighborhood: ortega', 'neighborhood: orteg')
    .edit('content/neighborhoods/ortega.md', 'zipCode:', 'zip:')
    .edit('content/site.yaml', '  - san-marco', '  - san-marko')
    .edit('content/site.yaml', 'phone: 904-555-0142', 'phone: 904-555');
  const faults = faultsOf(copy);
  for (const words of [
    'bed: there is no field of this name. Did you mean beds?',
    'neighborhood: there is no neighborhood "avondal". Did you mean avondale?',
    '"none" is no number.',
    'neighborhood: there is no neighborhood "orteg". Did you mean ortega?',
    'zip: there is no field of this name. Did you mean zipCode?',
    'there is no neighborhood "san-marko". Did you mean san-marco?',
    'phone: this is no phone number of ten digits.',
  ])
    expect(faults).toContain(words);
  expect(faults).not.toContain('there is no neighborhood "ortega"');
  expect(faults).not.toContain('ortega is there 0 times');
});

test('a file that is gone is a fault of its own, and does not hide the others', () => {
  using copy = new ContentCopy();
  copy.remove('content/faq.md').edit(market, '2026-10: 385000', '2026-10: none');
  expect(faultsOf(copy)).toContain(
    'content/faq.md, line 1: the file is missing. Put it back from the last version.',
  );
  expect(faultsOf(copy)).toContain('trends 1.months.2026-10: "none" is no number.');
});

test.each([
  ['content/site.yaml', 5],
  ['content/faq.md', 2],
  ['content/buyers-guide/chapters/01-before-the-first-tour.md', 2],
])(
  '%s, kept by an editor in letters of old, is a fault of its line, and no garbled letter is shown',
  (file, line) => {
    using copy = new ContentCopy();
    const path = join(copy.root, file);
    const lines = readFileSync(path, 'latin1').split('\n');
    lines[line - 1] += ' Jos\u00e9';
    writeFileSync(path, lines.join('\n'), 'latin1');
    expect(faultsOf(copy)).toContain(
      `${file}, line ${line}: a letter cannot be read. Save the file with the encoding UTF-8`,
    );
  },
);

test('a home page that was written before the line of what there is has it all the same', () => {
  using copy = new ContentCopy();
  copy.edit('content/home.yaml', '  offer: "See the {homes}"\n', '');
  const read = readContentFiles(copy.root);
  expect('faults' in read ? read.faults : read.files.homePage.data.hero.offer).toBe('{Homes} {prices}');
});

test("a section of the privacy policy that begins 'In short' has that sentence apart from its paragraphs", () => {
  using copy = new ContentCopy();
  copy.edit('content/legal/privacy-policy.md', '{#reading}\n\nIn short: ', '{#reading}\n\nIn short: Short. ');
  const read = readContentFiles(copy.root);
  const [reading] = 'faults' in read ? [] : read.files.legal['privacy-policy'].sections;
  expect(reading?.summary).toMatch(/^Short\. /);
  expect(reading?.blocks.join()).not.toContain('Short. ');
});

test('a paragraph of the privacy policy stays behind the list that it follows', () => {
  using copy = new ContentCopy();
  copy.edit(
    'content/legal/privacy-policy.md',
    '{#reading}\n',
    '{#reading}\n\nStored are:\n\n- this;\n- that.\n\nAnd more.\n',
  );
  const read = readContentFiles(copy.root);
  const [reading] = 'faults' in read ? [] : read.files.legal['privacy-policy'].sections;
  expect(reading?.blocks.slice(0, 3)).toEqual(['Stored are:', ['this;', 'that.'], 'And more.']);
});
