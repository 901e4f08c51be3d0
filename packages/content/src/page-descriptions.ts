import { descriptions } from '../made/page-descriptions.ts';
import { neighborhoods } from './neighborhoods.ts';
import { pageMeta, quizResultMeta } from './page-meta.ts';

const ofEach = (
  words: Readonly<Record<string, string>>,
  pages: readonly (readonly [name: string, path: string])[],
) => Object.fromEntries(pages.map(([name, path]) => [path, words[name] ?? '']));

const named = (pages: Readonly<Record<string, { readonly path: string }>>) =>
  Object.entries(pages).map(([name, { path }]) => [name, path] as const);

/** What search engines show below the title of a page, by its address: of all but those that come with their data. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  ...ofEach(descriptions.pages, named(pageMeta)),
  ...ofEach(descriptions.quizResults, named(quizResultMeta)),
  ...ofEach(
    descriptions.neighborhoods,
    neighborhoods.map(({ slug }) => [slug, `/neighborhoods/${slug}`] as const),
  ),
};

export const notFoundDescription: string = descriptions.notFound;
