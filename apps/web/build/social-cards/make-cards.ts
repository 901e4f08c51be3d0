import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { markUsed } from '../cache-folder.ts';
import type { Source } from '../images/source.ts';
import { type CardedRoute, cardOf } from './card-of.ts';
import { drawCard } from './draw-card.ts';
import type { ShareCard } from './share-card.ts';

interface Places {
  readonly cache: string;
  /** The folder of public files. */
  readonly output: string;
}

declare const __CARD_PROGRAM__: string;

/** How cards are drawn: a change of these programs draws all of them anew. */
const drawing = typeof __CARD_PROGRAM__ === 'string' ? __CARD_PROGRAM__ : '';

/** The card of every page, by its path; drawn, or taken from the cache when nothing on it has changed. */
export async function makeCards(
  content: Content,
  routes: readonly CardedRoute[],
  sources: ReadonlyMap<string, Source>,
  { cache, output }: Places,
): Promise<ReadonlyMap<string, ShareCard>> {
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(output, 'cards'), { recursive: true });
  const { brand, identity } = content;
  const cards = new Map<string, ShareCard>();
  for (const route of routes) {
    const { path } = route;
    const { picture, words } = cardOf(content, route);
    const source = sources.get(picture);
    if (!source) throw new Error(`There is no picture ${picture} for the social card of ${path}`);
    const mark = createHash('sha256')
      .update(JSON.stringify([source.digest, source.focus, words, brand, identity.brokerageName, drawing]))
      .digest('hex')
      .slice(0, 10);
    const kept = join(cache, `${mark}.jpg`);
    if (existsSync(kept)) markUsed(kept);
    else {
      const drawn = await drawCard(content, source, words);
      writeFileSync(`${kept}.${process.pid}`, drawn);
      renameSync(`${kept}.${process.pid}`, kept);
    }
    const file = `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
    copyFileSync(kept, join(output, file));
    cards.set(path, {
      url: `${file}?v=${mark}`,
      alt: `${words.title}. ${brand.name}, ${identity.brokerageName}`,
    });
  }
  return cards;
}
