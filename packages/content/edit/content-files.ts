import type { z } from 'zod';
import { differences, inPresentForm } from '../migrations/present-form.ts';
import { ChapterSchema, CostsSchema, GuideSchema } from '../schema/buyers-guide.ts';
import { ConciergeSchema } from '../schema/concierge.ts';
import { DevelopmentsSchema } from '../schema/developments.ts';
import { HomeSchema } from '../schema/home.ts';
import { MarketSchema } from '../schema/market.ts';
import { NeighborhoodSchema } from '../schema/neighborhood.ts';
import {
  AboutSchema,
  FaqSchema,
  HomePageSchema,
  LegalSchema,
  NoticesSchema,
  PagesSchema,
} from '../schema/pages.ts';
import { QuizSchema } from '../schema/quiz.ts';
import { RedirectsSchema } from '../schema/redirects.ts';
import { SettingsSchema } from '../schema/settings.ts';
import { SiteSchema } from '../schema/site.ts';
import {
  asMarkdown,
  partsOfMarkdown,
  type Question,
  questionsIn,
  type TextBelow,
  textBelow,
  withQuestions,
} from './markdown-text.ts';
import { dataOf as dataOfYaml, setFields as setYamlFields } from './set-fields.ts';

type Data = Readonly<Record<string, unknown>>;

/** How often a file is changed, which says where the desk lists it. */
export type Shelf = 'often' | 'neighborhoods' | 'buyers-guide' | 'seldom';

interface Kind {
  /** A file, or a folder that ends with a slash. */
  readonly path: string;
  readonly schema: z.ZodObject;
  /** What the desk calls the file; absent: by its name in it. */
  readonly title?: string;
  readonly shelf: Shelf;
  readonly below?: TextBelow;
  /** The page that shows most of it; for a folder what precedes the file's name. */
  readonly page: string;
}

const kinds: readonly Kind[] = [
  {
    path: 'market.yaml',
    schema: MarketSchema,
    title: 'Market figures',
    shelf: 'often',
    page: '/market-insights',
  },
  { path: 'faq.md', schema: FaqSchema, title: 'Questions', shelf: 'often', below: 'questions', page: '/faq' },
  { path: 'about.md', schema: AboutSchema, title: 'About me', shelf: 'often', below: 'prose', page: '/' },
  {
    path: 'developments.yaml',
    schema: DevelopmentsSchema,
    title: 'New developments',
    shelf: 'often',
    page: '/',
  },
  { path: 'site.yaml', schema: SiteSchema, title: 'Phone, email and brokerage', shelf: 'often', page: '/' },
  { path: 'settings.yaml', schema: SettingsSchema, title: 'Hours and settings', shelf: 'often', page: '/' },
  {
    path: 'neighborhoods/',
    schema: NeighborhoodSchema,
    shelf: 'neighborhoods',
    below: 'prose',
    page: '/neighborhoods/',
  },
  { path: 'home.yaml', schema: HomePageSchema, title: 'Words of the home page', shelf: 'seldom', page: '/' },
  { path: 'quiz.yaml', schema: QuizSchema, title: 'Quiz', shelf: 'seldom', page: '/neighborhood-quiz' },
  {
    path: 'concierge.yaml',
    schema: ConciergeSchema,
    title: 'Client Concierge',
    shelf: 'seldom',
    page: '/client-concierge',
  },
  { path: 'pages.yaml', schema: PagesSchema, title: 'Titles of pages', shelf: 'seldom', page: '/' },
  { path: 'notices.yaml', schema: NoticesSchema, title: 'Notices', shelf: 'seldom', page: '/' },
  {
    path: 'redirects.yaml',
    schema: RedirectsSchema,
    title: 'Addresses of your old website',
    shelf: 'seldom',
    page: '/',
  },
  { path: 'legal/', schema: LegalSchema, shelf: 'seldom', below: 'prose', page: '/' },
  {
    path: 'buyers-guide/guide.yaml',
    schema: GuideSchema,
    title: 'Cover, timeline and checklist',
    shelf: 'buyers-guide',
    page: '/buyers-guide',
  },
  {
    path: 'buyers-guide/costs.yaml',
    schema: CostsSchema,
    title: 'Costs',
    shelf: 'buyers-guide',
    page: '/buyers-guide',
  },
  {
    path: 'buyers-guide/chapters/',
    schema: ChapterSchema,
    shelf: 'buyers-guide',
    below: 'prose',
    page: '/buyers-guide',
  },
  { path: 'homes/', schema: HomeSchema, shelf: 'often', page: '/properties/' },
];

/** Where the content lies among the files of the site. */
const CONTENT = 'content/';

/** A file of the content that forms can change. */
export interface FileForm {
  readonly shelf: Shelf;
  /** Its place in lists. */
  readonly place: number;
  /** The schema of what the form asks for: the fields, and the text below them. */
  readonly schema: z.ZodObject;
  /** The page that shows most of it. */
  readonly page: string;
  /** Its name on the desk. */
  titleOf(data: Data): string;
  /** What the file says, in the present form. Throws if its fields are not YAML. */
  dataOf(text: string): Data;
  /** The file with other values of some fields; see `setFields`. */
  setFields(text: string, changes: Data): string;
  /** The field of a line in the text below the head; undefined for any other line. */
  fieldAt(text: string, line: number): string | undefined;
}

/** A list that lost its last entry goes, where the schema lets it. */
const withoutEmptyLists = (schema: z.ZodObject, changes: Data): Data =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const isEmpty = Array.isArray(value) && value.length === 0;
      return [name, isEmpty && schema.shape[name]?.safeParse(undefined).success ? undefined : value];
    }),
  );

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:yaml|md)$/;

function kindAt(file: string): { kind: Kind; name: string } | undefined {
  if (!file.startsWith(CONTENT)) return undefined;
  const path = file.slice(CONTENT.length);
  const kind = kinds.find((one) =>
    one.path.endsWith('/')
      ? path.startsWith(one.path) && NAME.test(path.slice(one.path.length))
      : path === one.path,
  );
  return kind && { kind, name: path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '') };
}

/** `privacy-policy` as 'Privacy policy'. */
const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const forms = new Map<Kind, z.ZodObject>();

function schemaOf(kind: Kind): z.ZodObject {
  const { schema, below } = kind;
  if (!below) return schema;
  const known = forms.get(kind) ?? schema.safeExtend(textBelow[below] as z.ZodRawShape);
  forms.set(kind, known);
  return known;
}

/** The form of a file by its path among the site's files; undefined for one that has none. */
export function fileFormOf(file: string): FileForm | undefined {
  const found = kindAt(file);
  if (!found) return undefined;
  const { kind, name } = found;
  const { below } = kind;
  const order = Object.keys(kind.schema.shape);
  /** What an earlier program wrote otherwise. */
  function migrated(yaml: string): Data {
    const data = dataOfYaml(yaml);
    return differences(data, inPresentForm(file, data));
  }
  return {
    shelf: kind.shelf,
    place: kinds.indexOf(kind),
    schema: schemaOf(kind),
    page: kind.path.endsWith('/') && kind.page.endsWith('/') ? kind.page + name : kind.page,
    titleOf: (data) => String(kind.title ?? data.name ?? data.title ?? inWords(name)),
    dataOf(text) {
      if (!below) return inPresentForm(file, dataOfYaml(text));
      const { head, body } = partsOfMarkdown(text);
      const data = inPresentForm(file, dataOfYaml(head));
      return below === 'prose' ? { ...data, text: body.trim() } : { ...data, questions: questionsIn(body) };
    },
    setFields(text, given) {
      const changes = withoutEmptyLists(kind.schema, given);
      if (!below) return setYamlFields(text, { ...migrated(text), ...changes }, order);
      const { text: prose, questions, ...fields } = changes;
      const { head, body } = partsOfMarkdown(text);
      const after = setYamlFields(head, { ...migrated(head), ...fields }, order);
      if ('text' in changes) return asMarkdown({ head: after, body: `\n${String(prose ?? '').trim()}\n` });
      if ('questions' in changes)
        return asMarkdown({ head: after, body: withQuestions(body, (questions ?? []) as Question[]) });
      return asMarkdown({ head: after, body });
    },
    fieldAt(text, line) {
      const lines = text.split('\n');
      if (!below || line <= lines.indexOf('---', 1) + 1) return undefined;
      if (below === 'prose') return 'text';
      const questions = lines.slice(0, line).filter((one) => one.startsWith('## ')).length;
      return `questions.${Math.max(0, questions - 1)}.answer`;
    },
  };
}

/** The name of a file on the desk and in its addresses: `market`, `neighborhoods.riverside`. */
export const idOfFile = (file: string): string =>
  file
    .slice(CONTENT.length)
    .replaceAll('/', '.')
    .replace(/\.(?:yaml|md)$/, '');
