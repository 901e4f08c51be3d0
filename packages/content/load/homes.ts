import type { HomeFile } from '../schema/home.ts';
import { HomeSchema } from '../schema/home.ts';
import type { Settings } from '../schema/settings.ts';
import type { Home, HomeDetails } from '../src/home-types.ts';
import type { HomeId, NeighborhoodSlug } from '../src/ids.ts';
import { type PlateName, plateAlt } from '../src/plates.ts';
import type { ContentFolder, Entry } from './content-folder.ts';
import { monthsSince, type Shelf, shelfOf } from './shelf.ts';

/** A home on offer goes before one that is coming or sold, and a dearer one before a cheaper. */
const rank = ({ status }: HomeFile) => ['for-sale', 'under-contract', 'coming-soon', 'sold'].indexOf(status);
const byPlace = (a: Entry<HomeFile>, b: Entry<HomeFile>) =>
  (a.data.featured ?? Infinity) - (b.data.featured ?? Infinity) ||
  rank(a.data) - rank(b.data) ||
  (b.data.price ?? 0) - (a.data.price ?? 0);

/** All homes of the folder, checked against each other and against the neighborhoods, in the order of lists. */
export function readHomes(content: ContentFolder, neighborhoods: readonly string[]): Entry<HomeFile>[] {
  const homes = content.folder('content/homes', '.yaml', HomeSchema).sort(byPlace);
  const seen = new Map<string, string>();
  for (const home of homes) {
    const { id, data } = home;
    if (!data.sample && /\bsample\b/i.test(data.address))
      content.fault(
        home,
        ['address'],
        'address',
        'this is the address of a sample.',
        'Write the true one, or sample: true.',
      );
    if (neighborhoods.includes(id))
      content.fault(
        home,
        [],
        '',
        `a neighborhood is called ${id} too, and pictures go by the name.`,
        'Give the file another name.',
      );
    for (const [field, value] of [
      ['address', data.address.toLowerCase()],
      ['name', data.name.toLowerCase()],
    ] as const) {
      const first = seen.get(`${field} ${value}`);
      if (first) content.fault(home, [field], field, `${first} has the same.`, 'Give each home its own.');
      else seen.set(`${field} ${value}`, home.source.file);
    }
  }
  return homes;
}

/** How it stands with a home's age. What is sold stays true, and a sample is of no month. */
export const shelfOfHome = (
  { sample, status, asOf, shelfLife }: HomeFile,
  settings: Settings,
  today: Date,
): Shelf =>
  sample || status === 'sold' ? 'fresh' : shelfOf(asOf, shelfLife ?? settings.shelfLife.homes, today);

/** Where the file names none. */
const plateByKind: Readonly<Record<HomeFile['kind'], PlateName>> = {
  house: 'bungalow',
  townhouse: 'townhouses',
  condominium: 'tower',
  estate: 'shingle-estate',
  'new construction': 'farmhouse',
};

function cardOf({ id, data }: Entry<HomeFile>, neighborhoodName: string, old: boolean): Home {
  const { name, address, neighborhood, status, sold, price, soldPrice, beds, baths } = data;
  const { squareFeet, kind, lotAcres, yearBuilt, sample, asOf, features, illustration } = data;
  const plate = data.plate ?? plateByKind[kind];
  return {
    id: id as HomeId,
    name,
    address,
    neighborhood: neighborhood as NeighborhoodSlug,
    neighborhoodName,
    status,
    sold,
    // What was asked for a sold home is not what it sold at, and leaves its file for no page.
    price: status === 'sold' ? soldPrice : price,
    beds,
    baths,
    squareFeet,
    kind,
    lotAcres,
    yearBuilt,
    features: features.slice(0, 3),
    imageAlt: illustration?.alt ?? `${plateAlt(plate)}: a drawing of its kind, not of the home itself`,
    plate,
    focus: illustration?.focus,
    asOf,
    old,
    sample,
  };
}

const detailsOf = ({ summary, description, features, facts, ...data }: HomeFile): HomeDetails => ({
  summary,
  description,
  features,
  facts: Object.entries(facts).map(([label, value]) => ({ label, value: String(value) })),
  taxesPerYear: data.taxesPerYear,
  hoaPerYear: data.hoaPerYear,
  floorPlan: data.floorPlan,
  video: data.video,
  place: data.place,
  illustrated: data.illustration !== undefined,
  closeUp: data.illustration?.closeUp,
  plan: data.illustration?.plan,
});

export interface ShownHomes {
  /** Those of the carousel, in its order. */
  readonly featured: readonly Home[];
  readonly others: readonly Home[];
  readonly details: Readonly<Record<string, HomeDetails>>;
}

/** What pages show of the homes on a day. */
export function shownHomes(
  homes: readonly Entry<HomeFile>[],
  neighborhoods: readonly { readonly slug: string; readonly name: string }[],
  settings: Settings,
  today: Date,
): ShownHomes {
  const shown = homes.filter(({ data }) => shelfOfHome(data, settings, today) !== 'left-out');
  const { most, soldStaysMonths } = settings.carousel;
  const can = shown.filter(({ data: { sold } }) => !sold || monthsSince(sold, today) <= soldStaysMonths);
  // As long as all have room none need be named; beyond that it is those with a place of their own.
  const chosen = (can.length <= most ? can : can.filter(({ data }) => data.featured !== undefined)).slice(
    0,
    most,
  );
  const card = (home: Entry<HomeFile>) =>
    cardOf(
      home,
      neighborhoods.find(({ slug }) => slug === home.data.neighborhood)?.name ?? '',
      shelfOfHome(home.data, settings, today) === 'marked',
    );
  return {
    featured: chosen.map(card),
    others: shown.filter((home) => !chosen.includes(home)).map(card),
    details: Object.fromEntries(shown.map(({ id, data }) => [id, detailsOf(data)])),
  };
}
