import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { touchUsed } from '../cache-folder.ts';
import { placeFile } from '../images/place-file.ts';
import type { Source } from '../images/source.ts';
import { type CardedRoute, cardOf } from './card-of.ts';
import type { ShareCard } from './share-card.ts';

interface Places {
  readonly cache: string;
  /** The folder of public files. */
  readonly output: string;
  /** The hash of the programs that draw cards. */
  readonly program: string;
}

interface Cards {
  /** By the path of the page. */
  readonly cards: ReadonlyMap<string, ShareCard>;
  /** Settles once every card is in its place. Rejects if the words of one do not fit. */
  readonly cardsWritten: Promise<void>;
}

/**
 * The card of every page. Cards whose picture and words have not changed come from the cache; the
 * others are drawn while the caller goes on, since addresses and texts are known before that.
 */
export function makeCards(
  content: Content,
  routes: readonly CardedRoute[],
  sources: ReadonlyMap<string, Source>,
  { cache, output, program }: Places,
): Cards {
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(output, 'cards'), { recursive: true });
  const { brand, identity } = content;
  const cards = new Map<string, ShareCard>();
  const missing: (() => Promise<void>)[] = [];
  for (const route of routes) {
    const { path } = route;
    const { picture, words } = cardOf(content, route);
    const source = sources.get(picture);
    if (!source) throw new Error(`There is no picture ${picture} for the social card of ${path}`);
    const hash = createHash('sha256')
      .update(JSON.stringify([source.digest, source.focus, words, brand, identity.brokerageName, program]))
      .digest('hex')
      .slice(0, 10);
    const kept = join(cache, `${hash}.jpg`);
    const file = `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
    const place = () => placeFile(kept, join(output, file));
    if (existsSync(kept)) {
      touchUsed(kept);
      place();
    } else {
      missing.push(async () => {
        const { drawCard } = await import('./draw-card.ts');
        const drawn = await drawCard(content, source, words);
        writeFileSync(`${kept}.${process.pid}`, drawn);
        renameSync(`${kept}.${process.pid}`, kept);
        place();
      });
    }
    cards.set(path, {
      url: `${file}?v=${hash}`,
      alt: `${words.title}. ${brand.name}, ${identity.brokerageName}`,
    });
  }
  return { cards, cardsWritten: oneByOne(missing) };
}

async function oneByOne(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  for (const task of tasks) await task();
}
