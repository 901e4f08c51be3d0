import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';

const MODEL = 'riverside-bungalow';
/** Widths and formats of a home's photos, taken together. */
const PICTURES_OF_HOME = 30;

/** Pages that name the price of a home: its own, and the lists that it stands in. */
const pagesOfPrice = [
  'index.html',
  'properties.html',
  `properties--${MODEL}.html`,
  'neighborhoods--riverside.html',
  'properties--in--riverside.html',
  'properties--price--750k-1m.html',
  'properties--status--for-sale.html',
];

/**
 * Copies the built site to `folder` with so many homes: each has a page and pictures of its own, as one of the eight has. Gives
 * back a function that changes one price on every page that names it.
 */
export function growSite(built: string, folder: string, homes: number): (price: string) => void {
  mkdirSync(folder, { recursive: true });
  cpSync(built, folder, { recursive: true });
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as BuiltSite;
  const page = readFileSync(join(folder, `pages/properties--${MODEL}.html`), 'utf8');
  const pictures = join(folder, 'public/img');
  const picture = readFileSync(join(pictures, readdirSync(pictures)[0] ?? ''));
  const pages: Record<string, string> = { ...site.pages };
  const inline = { ...site.csp.inline };
  for (let number = 9; number <= homes; number += 1) {
    const id = `home-${number}`;
    const file = `properties--${id}.html`;
    writeFileSync(join(folder, 'pages', file), page.replaceAll(MODEL, id));
    pages[`/properties/${id}`] = file;
    inline[`/properties/${id}`] = inline[`/properties/${MODEL}`] ?? { scripts: [], styles: [] };
    for (let each = 0; each < PICTURES_OF_HOME; each += 1)
      writeFileSync(join(pictures, `${id}-${each}.webp`), picture);
  }
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, pages, csp: { ...site.csp, inline } }));
  const before = new Map(
    pagesOfPrice.map((name) => [name, readFileSync(join(folder, 'pages', name), 'utf8')]),
  );
  return (price) => {
    for (const [name, html] of before)
      writeFileSync(join(folder, 'pages', name), html.replace('<body', `<!-- ${price} --><body`));
  };
}
