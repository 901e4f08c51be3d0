import {
  ChapterSchema,
  CostsSchema,
  GuideSchema,
  type SourcesFile,
  SourcesSchema,
} from '../schema/buyers-guide.ts';
import type { BuyersGuide, GuideChapter, GuideNote } from '../src/buyers-guide-types.ts';
import { fairHousingFaults } from '../src/fair-housing.ts';
import { type PlateName, plateNames } from '../src/plates.ts';
import { buyingCosts } from './buying-costs.ts';
import { checked } from './checked.ts';
import type { ContentFolder } from './content-folder.ts';
import { chapterParts } from './guide-prose.ts';
import { readYaml } from './yaml-file.ts';

const folder = 'content/buyers-guide';
const chapterFolder = `${folder}/chapters`;

/** Creating one takes as long as reading a short file. */
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthInWords = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** Numbers sources in the order in which they are first named. */
class Notes {
  readonly #sources: SourcesFile;
  readonly #named: string[] = [];

  constructor(sources: SourcesFile) {
    this.#sources = sources;
  }

  readonly numberOf = (source: string): number | undefined => {
    if (!Object.hasOwn(this.#sources, source)) return undefined;
    if (!this.#named.includes(source)) this.#named.push(source);
    return this.#named.indexOf(source) + 1;
  };

  all(): GuideNote[] {
    return this.#named.flatMap((name, index) => {
      const source = this.#sources[name];
      if (!source) return [];
      const { what, dated, read, address } = source;
      const month = dated ? monthInWords(dated) : `Read ${monthInWords(read ?? '')}`;
      return [{ number: index + 1, what: what.replace(/\.$/, ''), month, address }];
    });
  }

  /** Sources that nothing names. */
  unused(): string[] {
    return Object.keys(this.#sources).filter((name) => !this.#named.includes(name));
  }
}

/** One chapter's file: front matter between two lines of hyphens, then prose. */
function readChapter(content: ContentFolder, file: string, notes: Notes): GuideChapter[] {
  const text = content.text(file);
  if (text === undefined) return [];
  const fault = (line: number, wrong: string, write: string, field = '') =>
    content.faults.push({ file, line, field, wrong, write });
  const found = /^---\n(.*?\n)---\n/s.exec(text);
  if (!found) {
    fault(1, 'the lines at the top are missing.', 'Begin with ---, then title: and line:, then --- again.');
    return [];
  }
  const source = readYaml(file, found[1] ?? '', 2);
  if (!('lineOf' in source)) {
    content.faults.push(...source);
    return [];
  }
  const { data, faults } = checked(ChapterSchema, source);
  content.faults.push(...faults);
  if (!data) return [];
  const { title, line, plate } = data;
  if (plate !== undefined) content.unknownName({ source }, ['plate'], 'plate', ['plate', plate, plateNames]);
  const before = found[0].split('\n').length - 1;
  const prose = chapterParts(text.slice(found[0].length), notes.numberOf);
  for (const { line: at, wrong, write } of prose.faults) fault(before + at, wrong, write);
  text.split('\n').forEach((words, index) => {
    for (const phrase of fairHousingFaults(words))
      fault(
        index + 1,
        `"${phrase}" is kept out of the copy for fair housing.`,
        'Describe the house or the place instead.',
      );
  });
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return [{ id, title, line, plate: plate as PlateName | undefined, parts: prose.parts }];
}

/** The buyer's guide of `content/buyers-guide`; undefined when something of it is faulty. */
export function readBuyersGuide(content: ContentFolder): BuyersGuide | undefined {
  const before = content.faults.length;
  const guide = content.file(`${folder}/guide.yaml`, GuideSchema);
  const sources = content.file(`${folder}/sources.yaml`, SourcesSchema);
  const costs = content.file(`${folder}/costs.yaml`, CostsSchema);
  if (!guide || !sources || !costs) return undefined;
  const notes = new Notes(sources.data);
  const chapters = content
    .namesIn(chapterFolder, '.md')
    .flatMap((file) => readChapter(content, `${chapterFolder}/${file}`, notes));
  costs.data.lines.forEach(({ source }, index) => {
    if (notes.numberOf(source) === undefined)
      content.fault(
        costs,
        ['lines', index, 'source'],
        `lines ${index + 1}.source`,
        `there is no source "${source}".`,
        'Add it to content/buyers-guide/sources.yaml.',
      );
  });
  for (const name of notes.unused())
    content.fault(sources, [name], name, 'no chapter names this source.', 'Name it or take it out.');
  if (content.faults.length > before) return undefined;
  return {
    ...guide.data,
    chapters,
    costs: buyingCosts(costs.data, (source) => notes.numberOf(source) ?? 0),
    notes: notes.all(),
  };
}
