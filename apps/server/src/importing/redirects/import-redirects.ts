import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFormOf } from '@rivermark/content/edit';
import { REDIRECTS_FILE } from '@rivermark/content/load';
import { faultlessContent } from '../faultless-content.ts';
import { type Proposed, proposeRedirects } from './propose-redirects.ts';
import { readSitemap } from './read-sitemap.ts';

const HEAD = `# yaml-language-server: $schema=./.schema/redirects.json
# Addresses of an earlier website, each with the page of this site that takes its place.

`;

/**
 * Reads the sitemap of an old site and adds a redirect for each of its addresses to
 * `content/redirects.yaml` in a folder. What stands there stays.
 */
export async function importRedirects(source: string, folder: string): Promise<Proposed> {
  const content = faultlessContent(folder);
  const proposed = proposeRedirects(await readSitemap(source), content);
  const file = join(folder, REDIRECTS_FILE);
  const before = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return HEAD;
  });
  const form = fileFormOf(REDIRECTS_FILE);
  if (!form) throw new Error(`${REDIRECTS_FILE} has no form.`);
  const data = form.dataOf(before) as Partial<Record<'redirects' | 'undecided', unknown>>;
  const redirects = { ...(data.redirects as Record<string, string>), ...proposed.redirects };
  const undecided = [...new Set([...((data.undecided as string[]) ?? []), ...proposed.undecided])];
  const open = undecided.filter((path) => !Object.hasOwn(redirects, path));
  await writeFile(file, form.setFields(before, { redirects, undecided: open }));
  return proposed;
}
