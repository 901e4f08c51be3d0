import type { HomeFile } from '../schema/home.ts';
import { HomeSchema } from '../schema/home.ts';
import type { Settings } from '../schema/settings.ts';
import type { Home, HomeStatus, OpenHouse } from '../src/home-types.ts';
import type { Neighborhood } from '../src/neighborhood-types.ts';
import { openHouseInWords, openHouseLabel } from '../src/open-house-words.ts';
import { type PlateName, plateAlt } from '../src/plates.ts';
import { type RiverMark, riverMarkAt } from '../src/river-mark.ts';
import type { ContentFolder, Entry } from './content-folder.ts';
import { checkFormerly } from './moved.ts';
import { monthsSince, type Staleness, stalenessOf } from './staleness.ts';

/** A home on offer goes before one that is coming or sold, and a dearer one before a cheaper. */
const rank = ({ status }: HomeFile) => ['for-sale', 'under-contract', 'coming-soon', 'sold'].indexOf(status);
const byPlace = (a: Entry<HomeFile>, b: Entry<HomeFile>) =>
  (a.data.featured ?? Infinity) - (b.data.featured ?? Infinity) ||
  rank(a.data) - rank(b.data) ||
  (b.data.price ?? 0) - (a.data.price ?? 0);

/** All homes of the folder in list order, checked against each other and the neighborhoods. */
export function readHomes(content: ContentFolder, neighborhoods: readonly string[]): Entry<HomeFile>[] {
  const homes = content.folder('content/homes', '.yaml', HomeSchema).sort(byPlace);
  checkFormerly(content, homes);
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
      ['number', data.number],
    ] as const) {
      if (value === undefined) continue;
      const first = seen.get(`${field} ${value}`);
      if (first) content.fault(home, [field], field, `${first} has the same.`, 'Give each home its own.');
      else seen.set(`${field} ${value}`, home.source.file);
    }
  }
  return homes;
}

/** How it stands with a home's age. What is sold stays true, and a sample is of no month. */
export const stalenessOfHome = (
  { sample, status, asOf, shelfLife }: HomeFile,
  settings: Settings,
  today: Date,
): Staleness =>
  sample || status === 'sold' ? 'fresh' : stalenessOf(asOf, shelfLife ?? settings.shelfLife.homes, today);

/** Where the file names none. */
const plateByKind: Readonly<Record<HomeFile['kind'], PlateName>> = {
  house: 'bungalow',
  townhouse: 'townhouses',
  condominium: 'tower',
  estate: 'shingle-estate',
  'new construction': 'farmhouse',
};

/** Says what and where a home is, while nobody has written a sentence about it. */
const summaryOf = ({ kind, beds, baths }: HomeFile, neighborhood: string): string =>
  `${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'} and ${baths} ${baths === 1 ? 'bath' : 'baths'} in ${neighborhood}: ${kind === 'estate' ? 'an' : 'a'} ${kind === 'new construction' ? 'newly built home' : kind} in Jacksonville, Florida.`;

type Around = Pick<Neighborhood, 'slug' | 'name' | 'river'>;

/** A neighborhood on both banks does not tell on which of them a home is. */
const riverMarkOf = ({ place }: HomeFile, { river }: Around): RiverMark =>
  place ? riverMarkAt(place) : river.onBothBanks ? { ...river, long: river.short } : river;

/** Those to come on a day. Nobody can visit a home that is sold. */
function openHousesOf({ status, openHouses }: HomeFile, today: Date): OpenHouse[] {
  const day = today.toISOString().slice(0, 10);
  if (status === 'sold') return [];
  return openHouses
    .filter(({ date }) => date >= day)
    .sort((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`))
    .map((one) => ({ ...one, words: openHouseInWords(one, day), label: openHouseLabel(one, day) }));
}

function homeOf({ id, data }: Entry<HomeFile>, around: Around, old: boolean, today: Date): Home {
  const { illustration, price, soldPrice, facts } = data;
  const status = data.status as HomeStatus;
  const plate = data.plate ?? plateByKind[data.kind];
  return {
    id,
    name: data.name,
    number: data.number,
    address: data.address,
    neighborhood: data.neighborhood,
    neighborhoodName: around.name,
    status,
    sold: data.sold,
    // The asking price of a sold home is not its sale price, so no page shows it.
    price: status === 'sold' ? soldPrice : price,
    beds: data.beds,
    baths: data.baths,
    squareFeet: data.squareFeet,
    kind: data.kind,
    lotAcres: data.lotAcres,
    yearBuilt: data.yearBuilt,
    openHouses: openHousesOf(data, today),
    summary: data.summary ?? summaryOf(data, around.name),
    description: data.description,
    features: data.features,
    facts: Object.entries(facts).map(([label, value]) => ({ label, value: String(value) })),
    taxesPerYear: data.taxesPerYear,
    hoaPerYear: data.hoaPerYear,
    floorPlan: data.floorPlan,
    video: data.video,
    tour: data.tour,
    place: data.place,
    river: riverMarkOf(data, around),
    illustrated: illustration !== undefined,
    imageAlt: illustration?.alt ?? `${plateAlt(plate)}: a drawing of its kind, not of the home itself`,
    focus: illustration?.focus,
    closeUp: illustration?.closeUp,
    views: illustration?.views ?? [],
    plan: illustration?.plan,
    plate,
    asOf: data.asOf,
    old,
    sample: data.sample,
  };
}

/** The homes that pages show on a day: those of the carousel in its order, then the others. */
export function homesOf(
  homes: readonly Entry<HomeFile>[],
  neighborhoods: readonly Around[],
  settings: Settings,
  today: Date,
): { readonly homes: Home[]; readonly featuredCount: number } {
  const shown = homes.filter(
    ({ data }) => data.status !== 'withdrawn' && stalenessOfHome(data, settings, today) !== 'left-out',
  );
  const { most, soldStaysMonths } = settings.carousel;
  const current = shown.filter(({ data: { sold } }) => !sold || monthsSince(sold, today) <= soldStaysMonths);
  const chosen = current.filter(({ data }) => data.featured !== undefined);
  // A choice counts only if there are more homes than fit.
  const candidates = current.length > most && chosen.length > 0 ? chosen : current;
  const featured = candidates.slice(0, most);
  const others = shown.filter((home) => !featured.includes(home));
  const around = new Map(neighborhoods.map((one) => [one.slug, one]));
  return {
    homes: [...featured, ...others].map((home) => {
      const neighborhood = around.get(home.data.neighborhood);
      if (!neighborhood) throw new Error(`${home.id} is in no neighborhood`);
      return homeOf(home, neighborhood, stalenessOfHome(home.data, settings, today) === 'marked', today);
    }),
    featuredCount: featured.length,
  };
}
