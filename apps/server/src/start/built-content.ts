import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { CONTENT_FILE } from '@rivermark/contracts/built-site';

/** Where the built site is: in the release that runs, or in the checkout. */
export function builtSite(): string {
  const release = process.env.RIVERMARK_RELEASE;
  return release ? join(release, 'site') : join(import.meta.dirname, '../../../web/dist');
}

/** The content that a site was built from. Throws with what to do when there is no site. */
export function contentOf(site: string): Content {
  try {
    return JSON.parse(readFileSync(join(site, CONTENT_FILE), 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('The site is not built yet. Run script/setup first.');
  }
}
