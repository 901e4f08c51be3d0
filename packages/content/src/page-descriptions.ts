import { content } from '../made/content.ts';
import { pageMeta, quizResultMeta } from './page-meta.ts';

/** What search engines show below the title of a page, by its address: of all but those that come with their data. */
export const pageDescriptions: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(pageMeta).map(([name, { path }]) => [
    path,
    content.pages[name as keyof typeof pageMeta].description,
  ]),
  ...Object.entries(quizResultMeta).map(([style, { path }]) => [
    path,
    content.quizResultPages[style as keyof typeof quizResultMeta].description,
  ]),
  ...content.neighborhoods.map(({ slug, page }) => [`/neighborhoods/${slug}`, page.description]),
]);

export const notFoundDescription: string = content.notFound.description;
