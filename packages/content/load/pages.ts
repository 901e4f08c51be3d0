import { type ConciergeFile, ConciergeSchema } from '../schema/concierge.ts';
import {
  type AboutFile,
  AboutSchema,
  FaqSchema,
  type HomePageFile,
  HomePageSchema,
  LegalSchema,
  type NoticesFile,
  NoticesSchema,
  type PagesFile,
  PagesSchema,
} from '../schema/pages.ts';
import { type QuizFile, QuizSchema } from '../schema/quiz.ts';
import { type SiteFile, SiteSchema } from '../schema/site.ts';
import type { FaqItem } from '../src/faq-types.ts';
import type { LegalPage } from '../src/legal-types.ts';
import type { ContentFolder, Entry } from './content-folder.ts';
import { type Block, sectionsOf } from './markdown-file.ts';

/** In a page's title with the suffix of the brand, as much as search results show. */
const MOST_TITLE = 60;

const legalNames = ['privacy-policy', 'terms-of-service', 'accessibility'] as const;
export type LegalName = (typeof legalNames)[number];

/** What is written for single pages. */
export interface PageTexts {
  readonly site: Entry<SiteFile>;
  readonly homePage: Entry<HomePageFile>;
  readonly about: Entry<AboutFile>;
  readonly pages: Entry<PagesFile>;
  readonly quiz: Entry<QuizFile>;
  readonly concierge: Entry<ConciergeFile>;
  readonly notices: Entry<NoticesFile>;
  readonly faq: {
    readonly intro: string;
    readonly note: string;
    readonly contactLabel: string;
    readonly contactLine: string;
    readonly items: readonly FaqItem[];
  };
  readonly legal: Readonly<Record<LegalName, LegalPage>>;
}

const textOf = ({ text }: Block) => text;

function readFaq(content: ContentFolder): PageTexts['faq'] | undefined {
  const faq = content.file('content/faq.md', FaqSchema);
  if (!faq) return undefined;
  const { file } = faq.source;
  const { start, sections } = sectionsOf(faq.blocks);
  const ids = new Set<string>();
  const say = (line: number, wrong: string, write: string) =>
    content.faults.push({ file, line, field: '', wrong, write });
  for (const { line } of start)
    say(
      line,
      'this stands before the first question.',
      'Begin with a question: ## How much are closing costs?',
    );
  for (const { heading, blocks } of sections) {
    if (ids.has(heading.id))
      say(
        heading.line,
        `the address #${heading.id} is there twice.`,
        'Give one of them another: {#another-name}.',
      );
    ids.add(heading.id);
    const kinds = blocks.map(({ kind }) => kind).join();
    if (kinds !== 'paragraph' && kinds !== 'paragraph,link')
      say(
        heading.line,
        'a question has an answer of one paragraph, and a link below it at most.',
        'Write it so.',
      );
  }
  return {
    ...faq.data,
    items: sections.map(({ heading, blocks: [answer, link] }) => ({
      id: heading.id,
      question: heading.text,
      answer: answer?.text ?? '',
      link: link && { label: link.text, to: link.to },
    })),
  };
}

function readLegal(content: ContentFolder, name: LegalName, wireFraud: string): LegalPage | undefined {
  const page = content.file(`content/legal/${name}.md`, LegalSchema);
  if (!page) return undefined;
  const { start, sections } = sectionsOf(page.blocks);
  const said = (block: Block) => block.text.replaceAll('{wireFraud}', wireFraud);
  return {
    updated: page.data.updated,
    intro: start.map(textOf).join(' '),
    sections: sections.map(({ heading, blocks: [first, ...rest] }) => {
      // A first paragraph that begins so is the section in plain words, and stands out.
      const [, summary] = (first?.kind === 'paragraph' && /^In short: (.+)$/.exec(said(first))) || [];
      const blocks: (string | string[])[] = [];
      for (const block of first && !summary ? [first, ...rest] : rest) {
        const last = blocks.at(-1);
        if (block.kind === 'paragraph') blocks.push(said(block));
        else if (block.kind !== 'bullet') continue;
        else if (Array.isArray(last)) last.push(said(block));
        else blocks.push([said(block)]);
      }
      return { id: heading.id, heading: heading.text, ...(summary && { summary }), blocks };
    }),
  };
}

/** The page about the agent names each neighborhood once. */
function checkServiceAreas(content: ContentFolder, about: Entry<AboutFile>, ids: readonly string[]) {
  for (const id of ids) {
    const times = about.data.serviceAreas.lines.flat().filter((name) => name === id).length;
    if (times !== 1)
      content.fault(
        about,
        ['serviceAreas', 'lines'],
        'serviceAreas.lines',
        `${id} is there ${times} times.`,
        'Name each neighborhood once, in the line of what lies beside it.',
      );
  }
}

/** The end of every page's title. */
export const titleSuffix = ({ name, tagline }: SiteFile['brand']): string => ` | ${name} ${tagline}`;

/** Titles that are too long with the brand's name, and such that two pages share. */
export function checkTitles(
  content: ContentFolder,
  site: SiteFile,
  titled: readonly {
    readonly entry: Entry<unknown>;
    readonly path: readonly PropertyKey[];
    readonly title: string;
    readonly description: string;
  }[],
): void {
  const most = MOST_TITLE - titleSuffix(site.brand).length;
  const seen = new Map<string, string>();
  for (const { entry, path, title, description } of titled) {
    const field = path.join('.');
    if (title.length > most)
      content.fault(
        entry,
        [...path, 'title'],
        `${field}.title`,
        `the title has ${title.length} letters, and ${most} are shown beside the name of the brand.`,
        'Shorten it.',
      );
    for (const [key, value] of [
      ['title', title],
      ['description', description],
    ] as const) {
      const first = seen.get(`${key} ${value}`);
      if (first)
        content.fault(
          entry,
          [...path, key],
          `${field}.${key}`,
          `${first} has the same.`,
          'Give each page its own.',
        );
      else seen.set(`${key} ${value}`, entry.source.file);
    }
  }
}

/** Everything that is written for single pages; undefined when a file of it is faulty. */
export function readPages(content: ContentFolder, neighborhoods: readonly string[]): PageTexts | undefined {
  const site = content.file('content/site.yaml', SiteSchema);
  const homePage = content.file('content/home.yaml', HomePageSchema);
  const about = content.file('content/about.md', AboutSchema);
  const pages = content.file('content/pages.yaml', PagesSchema);
  const quiz = content.file('content/quiz.yaml', QuizSchema);
  const concierge = content.file('content/concierge.yaml', ConciergeSchema);
  const notices = content.file('content/notices.yaml', NoticesSchema);
  const faq = readFaq(content);
  const wireFraud = notices?.data.wireFraud ?? '';
  const [privacy, terms, accessibility] = legalNames.map((name) => readLegal(content, name, wireFraud));
  if (about) checkServiceAreas(content, about, neighborhoods);
  if (!site || !homePage || !about || !pages || !quiz || !concierge || !notices || !faq) return undefined;
  if (!privacy || !terms || !accessibility) return undefined;
  return {
    site,
    homePage,
    about,
    pages,
    quiz,
    concierge,
    notices,
    faq,
    legal: { 'privacy-policy': privacy, 'terms-of-service': terms, accessibility },
  };
}
