import {
  type Content,
  dollars,
  type Home,
  type Neighborhood,
  neighborhoodBySlug,
  neighborhoodTiles,
  planCaption,
  priceInWords,
  shortHomePath,
  unitOf,
  withCommas,
} from '@rivermark/content';
import type { SiteRoute } from '../routes.ts';
import { pictureOf } from '../site/pictures.ts';
import type { Site } from '../site/site.tsx';
import { monthInWords } from '../ui/month-in-words.ts';
import { choiceInWords, choiceKinds, choicesOf, listPath, narrowed } from './choices.ts';
import { type HomeCard, type HomeChoice, type HomeList, type HomePage, homePath } from './home-view.ts';
import { monthlyCost, usualLoan } from './monthly-cost.ts';
import { openHousesOfHome } from './open-houses.ts';

const SIMILAR = 3;
const statusOrder = ['for-sale', 'coming-soon', 'under-contract', 'sold'];

const statusInWords = ({ status, sold }: Home): string =>
  ({
    'for-sale': 'For sale',
    'coming-soon': 'Coming soon',
    'under-contract': 'Under contract',
    sold: sold ? `Sold ${monthInWords(sold)}` : 'Sold',
  })[status];

/** The first of a home's photos, or its illustration while it has none. */
function pictureOfHome(site: Site, { id, imageAlt }: Home): Pick<HomeCard, 'picture' | 'alt' | 'caption'> {
  const own = pictureOf(site, id);
  return { picture: own, alt: imageAlt, ...(own.illustration && { caption: 'Illustration' }) };
}

function cardOf(site: Site, home: Home): HomeCard {
  const { id, name, address, neighborhood, neighborhoodName, status } = home;
  const { price, beds, baths, squareFeet, sample } = home;
  const [feature] = home.features;
  const [open] = home.openHouses;
  return {
    ...{ id, name, address, neighborhood, neighborhoodName, status, beds, baths, squareFeet, sample },
    ...(price !== undefined && { price }),
    statusInWords: statusInWords(home),
    priceInWords: priceInWords(home),
    riverMark: home.river.long,
    ...(open && { open: open.label }),
    ...(feature && { feature }),
    ...pictureOfHome(site, home),
  };
}

/** As lists show them: by their status, the dearest first. */
const cardsOf = (site: Site): readonly HomeCard[] =>
  site.content.homes
    .map((home) => cardOf(site, home))
    .sort(
      (one, other) =>
        statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status) ||
        (other.price ?? 0) - (one.price ?? 0),
    );

/** Homes to look at next: same neighborhood first, then nearest price. No sold homes. */
function similarTo(cards: readonly HomeCard[], { id, neighborhood, price = 0 }: Home): readonly HomeCard[] {
  const away = (card: HomeCard) => (card.neighborhood === neighborhood ? 0 : 1);
  const apart = (card: HomeCard) => Math.abs((card.price ?? 0) - price);
  const nearest: HomeCard[] = [];
  // No sorting: every home does this with all others.
  for (const card of cards) {
    if (card.id === id || card.status === 'sold') continue;
    const farther = nearest.findIndex(
      (other) => (away(card) - away(other) || apart(card) - apart(other)) < 0,
    );
    nearest.splice(farther < 0 ? nearest.length : farther, 0, card);
    nearest.length = Math.min(nearest.length, SIMILAR);
  }
  return nearest;
}

/** What is counted, under the first picture. */
function figuresOf({ beds, baths, squareFeet, yearBuilt, lotAcres }: Home): HomePage['figures'] {
  const all: readonly (readonly [string, string] | false)[] = [
    [unitOf(beds, 'Bed'), String(beds)],
    [unitOf(baths, 'Bath'), String(baths)],
    squareFeet !== undefined && ['Sq ft', withCommas(squareFeet)],
    yearBuilt !== undefined && ['Built', String(yearBuilt)],
    lotAcres !== undefined && [unitOf(lotAcres, 'Acre'), String(lotAcres)],
  ];
  return all.filter((figure) => figure !== false);
}

/** What the figures do not say. */
function factsOf(content: Content, home: Home): HomePage['facts'] {
  const { price, squareFeet, kind, neighborhood, taxesPerYear, hoaPerYear, facts } = home;
  const all: readonly (readonly [string, string] | false)[] = [
    ['Property type', kind.charAt(0).toUpperCase() + kind.slice(1)],
    price !== undefined &&
      squareFeet !== undefined && ['Price per square foot', dollars(Math.round(price / squareFeet))],
    ['ZIP code', neighborhoodBySlug(content, neighborhood).zipCode],
    ...facts.map(({ label, value }) => [label, value] as const),
    taxesPerYear !== undefined && ['Property taxes', `${dollars(taxesPerYear)} a year`],
    hoaPerYear !== undefined && ['Association dues', `${dollars(hoaPerYear)} a year`],
  ];
  return all.filter((fact) => fact !== false);
}

/** What the calculator comes to before anything is entered, and what is not in it. */
function monthOf({ price, status, taxesPerYear = 0, hoaPerYear = 0 }: Home): Pick<HomePage, 'month'> {
  if (price === undefined || status === 'sold') return {};
  const duesPerMonth = Math.round(hoaPerYear / 12);
  const { total } = monthlyCost({ price, ...usualLoan, taxesPerYear, insurancePerYear: 0, duesPerMonth });
  return { month: `${dollars(Math.round(total))} before ${taxesPerYear > 0 ? '' : 'taxes and '}insurance` };
}

/** The figures of its neighborhood for its kind: houses or condominiums. */
const tilesFor = ({ kind }: Home, around: Neighborhood) =>
  neighborhoodTiles(around).filter(
    ([label]) => label !== 'ZIP code' && (kind === 'condominium' || !label.includes('condo')),
  );

function pageOf(site: Site, cards: readonly HomeCard[], home: Home): HomePage {
  const { content, galleries, locators, pictures } = site;
  const ownHash = locators.homes[home.id];
  const hash = ownHash ?? locators.guides[home.neighborhood];
  if (!hash) throw new Error(`There is no map for the home ${home.id}`);
  const { asOf, old, kind, plate, closeUp, views, plan, illustrated } = home;
  const { summary, description, features, taxesPerYear, hoaPerYear, floorPlan, video, tour } = home;
  const around = neighborhoodBySlug(content, home.neighborhood);
  const card = cardOf(site, home);
  const [near, flat, tall] = ['close-up', 'plan', 'plan-tall'].map((part) =>
    pictures.get(`${home.id}-${part}`),
  );
  return {
    home: {
      ...card,
      asOf,
      old,
      kind,
      summary,
      description,
      features,
      taxesPerYear,
      hoaPerYear,
      floorPlan,
      video,
      tour,
    },
    openHouses: openHousesOfHome(home),
    figures: figuresOf(home),
    ...monthOf(home),
    facts: factsOf(content, home),
    photos: galleries[home.id] ?? [],
    views: views.flatMap(({ name, caption, alt }) => {
      const picture = pictures.get(`${home.id}-view-${name}`);
      return picture ? [{ picture, caption, alt }] : [];
    }),
    ...(near && closeUp && { closeUp: { picture: near, ...closeUp } }),
    ...(flat &&
      tall &&
      plan && { plan: { ...plan, picture: flat, tall, caption: planCaption(plate, plan.caption) } }),
    // A drawing that is no view of the home itself is its plate already.
    ...(card.picture.illustration && illustrated && { plate }),
    neighborhood: {
      tagline: around.tagline,
      alt: around.imageAlt,
      zipCode: around.zipCode,
      riverMark: around.river.long,
      tiles: tilesFor(home, around),
      asOf: around.asOf,
      sourceLabel: around.sourceLabel,
      old: around.old,
    },
    map: { subject: ownHash ? home.id : home.neighborhood, hash },
    isExactPlace: ownHash !== undefined,
    pathOnPaper: home.number === undefined ? homePath(home.id) : shortHomePath(home.number),
    similar: similarTo(cards, home),
  };
}

function homeRoute(site: Site, cards: readonly HomeCard[], home: Home): SiteRoute {
  const data = pageOf(site, cards, home);
  const { name, neighborhoodName, summary, picture, riverMark } = data.home;
  return {
    path: homePath(home.id),
    page: 'property',
    meta: { title: name, heading: name, description: summary },
    data,
    card: { picture: picture.name, line: `${neighborhoodName}, ${data.home.priceInWords}`, riverMark },
  };
}

/** All lists of a site are of the same homes. */
interface Listed extends Pick<Content, 'neighborhoods'> {
  readonly cards: readonly HomeCard[];
  readonly choices: ReturnType<typeof choicesOf>;
}

/** Where there are homes, and what this page is about. */
const placesFor = ({ neighborhoods, cards }: Listed, { in: chosen }: HomeChoice): HomeList['places'] =>
  neighborhoods
    .filter(({ slug }) => slug === chosen || cards.some(({ neighborhood }) => neighborhood === slug))
    .map(({ slug, name }) => [slug, name]);

/** A page that lists homes: all of them, or those that fit one choice. */
function listRoute(listed: Listed, choice: HomeChoice): SiteRoute {
  const { cards, choices } = listed;
  const some = narrowed(cards, choices, choice);
  const heading = choiceInWords(choices, choice);
  const isAll = Object.keys(choice).length === 0;
  const isOfPlace = choice.in !== undefined && some.length > 0;
  return {
    path: listPath(choice),
    page: 'properties',
    meta: {
      // Search engines list one page for each place. Other lists show the same homes.
      ...(!isAll && !isOfPlace && { unlisted: true }),
      title: isAll ? 'Properties' : heading,
      heading: isAll ? 'Properties' : heading,
      description: isAll
        ? 'Every home on this site, for sale, coming soon, under contract and sold, by price, bedrooms, neighborhood and status, with pictures and facts.'
        : `${heading}: ${
            some.length === 0
              ? 'none at the moment'
              : some
                  .map(({ name }) => name)
                  .slice(0, 4)
                  .join(', ')
          }. Prices, facts and pictures of homes in Jacksonville.`,
    },
    data: { homes: cards, places: placesFor(listed, choice), choice } satisfies HomeList,
    card: { picture: choice.in ?? 'hero', line: 'Prices, facts and pictures' },
  };
}

/** The pages of homes: one each, a list of all, and a list for every single choice. */
export function homeRoutes(site: Site): readonly SiteRoute[] {
  const { homes, neighborhoods } = site.content;
  const cards = cardsOf(site);
  const choices = choicesOf(neighborhoods.map(({ slug, name }) => [slug, name]));
  const listed = { neighborhoods, cards, choices };
  return [
    listRoute(listed, {}),
    ...choiceKinds.flatMap((kind) => choices[kind].map(({ value }) => listRoute(listed, { [kind]: value }))),
    ...homes.map((home) => homeRoute(site, cards, home)),
  ];
}
