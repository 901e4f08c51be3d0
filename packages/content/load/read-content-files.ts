import { join } from 'node:path';
import type { DevelopmentsFile } from '../schema/developments.ts';
import type { HomeFile } from '../schema/home.ts';
import type { MarketFile } from '../schema/market.ts';
import type { NeighborhoodFile } from '../schema/neighborhood.ts';
import type { RedirectsFile } from '../schema/redirects.ts';
import { type Settings, SettingsSchema } from '../schema/settings.ts';
import type { BuyersGuide } from '../src/buyers-guide-types.ts';
import { readBuyersGuide } from './buyers-guide.ts';
import { ContentFolder, type Entry } from './content-folder.ts';
import { readDevelopments } from './developments.ts';
import type { Fault } from './fault.ts';
import { readHomes } from './homes.ts';
import { readMarket } from './market.ts';
import { checkNeighborhoodNames, neighborhoodIds } from './neighborhood-names.ts';
import { readNeighborhoods } from './neighborhoods.ts';
import { checkTitles, type PageTexts, readPages } from './pages.ts';
import { picturesMissing, readPhotos } from './pictures.ts';
import { readRedirects } from './redirects.ts';
import { wordFaults } from './words.ts';

/** Everything that `content/` says, as its schemas have it. */
export interface ContentFiles extends PageTexts {
  readonly settings: Settings;
  readonly homes: readonly Entry<HomeFile>[];
  readonly neighborhoods: readonly Entry<NeighborhoodFile>[];
  readonly market: Entry<MarketFile>;
  readonly developments: Entry<DevelopmentsFile>;
  readonly buyersGuide: BuyersGuide;
  readonly redirects: RedirectsFile;
}

const titledOf = ({ pages, quiz, neighborhoods }: Pick<ContentFiles, 'pages' | 'quiz' | 'neighborhoods'>) => [
  ...Object.entries(pages.data.pages).map(([name, page]) => ({
    entry: pages,
    path: ['pages', name],
    ...page,
  })),
  { entry: pages, path: ['notFound'], ...pages.data.notFound },
  ...Object.entries(quiz.data.results).map(([style, { page }]) => ({
    entry: quiz,
    path: ['results', style, 'page'],
    ...page,
  })),
  ...neighborhoods.map((entry) => ({ entry, path: ['page'], ...entry.data.page })),
];

/**
 * Reads and checks the content below `root`. `masters` has the illustrations. Returns the content,
 * or all faults at once.
 */
export function readContentFiles(
  root: string,
  masters: string = join(root, 'illustrations/masters'),
): { readonly files: ContentFiles } | { readonly faults: readonly Fault[] } {
  const folder = new ContentFolder(root);
  const settings = folder.file('content/settings.yaml', SettingsSchema);
  const neighborhoods = readNeighborhoods(folder);
  const ids = neighborhoodIds(folder);
  const homes = readHomes(folder, ids);
  const market = readMarket(folder);
  const developments = readDevelopments(folder);
  const texts = readPages(folder, ids);
  const buyersGuide = readBuyersGuide(folder);
  const redirects = readRedirects(folder, { homes, neighborhoods });
  if (texts) checkTitles(folder, texts.site.data, titledOf({ ...texts, neighborhoods }));
  picturesMissing(folder, masters, readPhotos(folder, root), neighborhoods);
  checkNeighborhoodNames(folder);
  folder.faults.push(...wordFaults(folder));
  if (folder.faults.length > 0 || !settings || !market || !developments || !texts || !buyersGuide)
    return { faults: folder.faults };
  return {
    files: {
      ...texts,
      settings: settings.data,
      homes,
      neighborhoods,
      market,
      developments,
      buyersGuide,
      redirects,
    },
  };
}
