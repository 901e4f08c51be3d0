import { expect, test } from 'vitest';
import { ContentCopy } from './content-copy.ts';
import { faultInWords } from './fault.ts';
import { readContentFiles } from './read-content-files.ts';

const faultsOf = ({ root }: ContentCopy): string => {
  const read = readContentFiles(root);
  return 'faults' in read ? read.faults.map(faultInWords).join('\n') : '';
};

const offer = 'content/buyers-guide/chapters/04-the-offer.md';
const sources = 'content/buyers-guide/sources.yaml';

test.each([
  [
    offer,
    'falls back to 30 days.[^loan]',
    'falls back to 30 days, as 2 percent of buyers know.',
    'line 12: a figure stands here without its source: "- **Loan approval period.',
  ],
  [
    offer,
    '[^loan]',
    '[^lone]',
    'line 12: there is no source "lone". Add it to content/buyers-guide/sources.yaml.',
  ],
  [offer, '## The blanks', '# The blanks', 'line 9: a heading here has two number signs.'],
  [offer, 'Price is one line', 'Price is <b>one</b> line', 'this is HTML: <b>'],
  [offer, 'Price is one line', 'The [price](javascript:x) is one line', 'javascript:x is no address'],
  [
    offer,
    'Price is one line',
    'Perfect for couples, price is one line',
    'is kept out of the copy for fair housing.',
  ],
  [offer, 'line: Price', 'lines: Price', 'line 3, lines: there is no field of this name. Did you mean line?'],
  [
    'content/buyers-guide/chapters/06-water-wind-and-insurance.md',
    'plate: beach-house',
    'plate: beach-hous',
    'line 4, plate: there is no plate "beach-hous". Did you mean beach-house?',
  ],
  [sources, '  dated: 2024-08\n', '', 'nar: it needs one month: dated, or read where it bears none.'],
  [sources, 'windmit:', 'spare:', 'no chapter names this source. Name it or take it out.'],
  [
    'content/buyers-guide/costs.yaml',
    'source: titlerates',
    'source: titlerate',
    'there is no source "titlerate".',
  ],
  [
    'content/buyers-guide/chapters/09-what-it-costs.md',
    '{{costs}}',
    '{{cost}}',
    'there is no table "cost". Write {{costs}} or {{timeline}}.',
  ],
])('%s with %j as %j is said', (file, from, to, words) => {
  using copy = new ContentCopy();
  copy.edit(file, from, to);
  expect(faultsOf(copy)).toContain(words);
});

test('a chapter without its head, and one whose name is none, are faults', () => {
  using copy = new ContentCopy();
  copy
    .write('content/buyers-guide/chapters/12-more.md', 'Only prose.\n')
    .write('content/buyers-guide/chapters/More Yet.md', '---\ntitle: X\n---\n');
  expect(faultsOf(copy)).toMatch(/12-more\.md, line 1: the lines at the top are missing/);
  expect(faultsOf(copy)).toMatch(/More Yet\.md, line 1: a file here cannot have this name/);
});

test('sources are numbered as they come, each once', () => {
  using copy = new ContentCopy();
  const read = readContentFiles(copy.root);
  if ('faults' in read) throw new Error(read.faults.map(faultInWords).join('\n'));
  const { chapters, notes } = read.files.buyersGuide;
  const prose = chapters.flatMap(({ parts }) =>
    parts.map((part) => (part.kind === 'prose' ? part.html : '')),
  );
  const named = [...prose.join('').matchAll(/<sup>(\d+)<\/sup>/g)].map(([, number]) => Number(number));
  const first = named.filter((number, at) => named.indexOf(number) === at);
  expect(first).toEqual(first.map((_, at) => at + 1));
  expect(notes.map(({ number }) => number)).toEqual(notes.map((_, at) => at + 1));
  expect(notes.length).toBeGreaterThanOrEqual(first.length);
});
