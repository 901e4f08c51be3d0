import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { pagesFor } from '../app/entry-server.tsx';
import type { LocatorHashes } from '../app/locator/locator-data.ts';
import { writeIcons } from './icons.ts';
import { type MadePictures, makePictures } from './images/make-pictures.ts';
import { picturePlan } from './images/subjects.ts';
import { makeLocators } from './locator-maps/make-locators.ts';
import { makeCards } from './social-cards/make-cards.ts';
import type { ShareCard } from './social-cards/share-card.ts';

/** The hash of the programs that draw maps, cards and icons. */
declare const __ART_PROGRAM__: string;

/** Everything visible on a site except text: pictures, maps, social cards. */
export interface SiteArt extends Omit<MadePictures, 'sources'> {
  readonly locators: { readonly guides: LocatorHashes; readonly homes: LocatorHashes };
  /** By the path of the page. */
  readonly cards: ReadonlyMap<string, ShareCard>;
}

interface ArtInProgress extends SiteArt {
  /** Resolves once the social cards, which are last, are in place. */
  readonly finished: Promise<void>;
}

export interface ArtPlaces {
  /** The agent's own photos; may be missing. */
  readonly photos: string;
  /** The illustrations, and their AVIF files. */
  readonly masters: string;
  readonly encoded: string;
  readonly cache: string;
  /** The public folder of the site. */
  readonly output: string;
  /** Cut new photos quickly at first. */
  readonly quickPhotos?: boolean | undefined;
}

/** Makes everything visible on a site except text. Unchanged parts come from the cache. */
export async function makeArt(
  content: Content,
  { photos, masters, encoded, cache, output, quickPhotos }: ArtPlaces,
  onCut?: (made: number, all: number) => void,
): Promise<ArtInProgress> {
  const { sources, ...made } = await makePictures(
    {
      masters,
      own: photos,
      encoded,
      cache: join(cache, 'pictures'),
      output: join(output, 'img'),
      quickPhotos,
    },
    picturePlan(content),
    onCut,
  );
  const program = __ART_PROGRAM__;
  const locators = await makeLocators(content, { cache: join(cache, 'maps'), output, program });
  const routes = pagesFor(content, { ...made, locators, keepsTime: false }).pages;
  await writeIcons(content.brand, { cache: join(cache, 'icons'), output, program });
  const { cards, cardsWritten } = makeCards(content, routes, sources, {
    cache: join(cache, 'cards'),
    output,
    program,
  });
  // The caller awaits it later. Until then a rejection must not count as unhandled.
  cardsWritten.catch(() => undefined);
  return { ...made, locators, cards, finished: cardsWritten };
}
