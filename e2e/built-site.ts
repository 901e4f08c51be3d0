import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';
import { type CheerioAPI, load } from 'cheerio';
import { buildSites, TESTED_SITE } from './build-sites.ts';

/**
 * The built site, for facts that need neither a server nor a browser. Builds changed parts first.
 * Addresses begin with `ORIGIN_PLACEHOLDER`, because no server has replaced it.
 */
export function builtSite() {
  buildSites(['e-mails', 'tested site']);
  const folder = TESTED_SITE;
  const { pages, notFound } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as BuiltSite;
  const parsed = new Map<string, CheerioAPI>();
  const fileOf = (path: string) => (path === '/no-such-page' ? notFound : pages[path]);
  return {
    /** A page's address as in the build. */
    urlOf: (path: string) => ORIGIN_PLACEHOLDER + path,
    hasPage: (path: string) => fileOf(path) !== undefined,
    /** A page's markup, parsed once. Throws if there is none; '/no-such-page' is the 404 page. */
    page(path: string): CheerioAPI {
      const file = fileOf(path);
      if (!file) throw new Error(`There is no page ${path}`);
      const page = parsed.get(path) ?? load(readFileSync(join(folder, 'pages', file), 'utf8'));
      parsed.set(path, page);
      return page;
    },
    hasFile: (path: string) => existsSync(join(folder, 'public', path.replace(/\?.*$/, ''))),
    file: (path: string) => readFileSync(join(folder, 'public', path), 'utf8'),
  };
}

/** The section or navigation with this heading or label. */
export function regionOf($: CheerioAPI, name: string) {
  const region = $('[aria-labelledby], [aria-label]').filter((_, element) => {
    const label = $(element).attr('aria-label') ?? $(`[id="${$(element).attr('aria-labelledby')}"]`).text();
    return label.trim() === name;
  });
  if (region.length !== 1) throw new Error(`There are ${region.length} regions named ${name}`);
  return region;
}
