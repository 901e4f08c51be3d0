import type { HomeStatus } from '@rivermark/content';
import { leastBedrooms, priceBandOf, priceBands } from '@rivermark/contracts/letters';
import type { HomeCard, HomeChoice } from './home-view.ts';

/** What a home is narrowed by. */
export type Narrowable = Pick<HomeCard, 'neighborhood' | 'price' | 'beds' | 'status'>;

/** By what a list of homes can be narrowed, in the order in which it is offered. */
export const choiceKinds = ['in', 'price', 'beds', 'status'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

export interface ChoiceValue {
  /** In addresses. */
  readonly value: string;
  /** On the link. */
  readonly label: string;
  /** In a heading, after 'Homes'. */
  readonly words: string;
  readonly fits: (home: Narrowable) => boolean;
}

const prices: readonly ChoiceValue[] = priceBands.map(({ from, below, ...words }) => ({
  ...words,
  fits: ({ price }) => price !== undefined && price >= from && price < below,
}));

const beds: readonly ChoiceValue[] = leastBedrooms.map((least) => ({
  value: String(least),
  label: `${least} or more`,
  words: `with ${least} or more bedrooms`,
  fits: (home) => home.beds >= least,
}));

const statusWords: Readonly<Record<HomeStatus, readonly [label: string, words: string]>> = {
  'for-sale': ['For sale', 'for sale'],
  'coming-soon': ['Coming soon', 'coming soon'],
  'under-contract': ['Under contract', 'under contract'],
  sold: ['Sold', 'sold'],
};

const statuses: readonly ChoiceValue[] = Object.entries(statusWords).map(([value, [label, words]]) => ({
  value,
  label,
  words,
  fits: ({ status }) => status === value,
}));

export const choiceLabels: Readonly<Record<ChoiceKind, string>> = {
  in: 'Neighborhood',
  price: 'Price',
  beds: 'Bedrooms',
  status: 'Status',
};

/** What can be chosen of each kind; `places`: the neighborhoods, by slug and name. */
export const choicesOf = (
  places: readonly (readonly [slug: string, name: string])[],
): Readonly<Record<ChoiceKind, readonly ChoiceValue[]>> => ({
  in: places.map(([slug, name]) => ({
    value: slug,
    label: name,
    words: `in ${name}`,
    fits: ({ neighborhood }) => neighborhood === slug,
  })),
  price: prices,
  beds,
  status: statuses,
});

type Choices = ReturnType<typeof choicesOf>;

const chosen = (choices: Choices, choice: HomeChoice) =>
  choiceKinds.flatMap((kind) => choices[kind].find(({ value }) => value === choice[kind]) ?? []);

/** The homes that fit all that is chosen, in their order. A value that is none narrows nothing. */
export function narrowed<Home extends Narrowable>(
  homes: readonly Home[],
  choices: Choices,
  choice: HomeChoice,
): readonly Home[] {
  const all = chosen(choices, choice);
  return homes.filter((home) => all.every(({ fits }) => fits(home)));
}

/** A home in a list's props: its id, and what it is narrowed by. */
export type HomeInShort = readonly [
  id: string,
  neighborhood: string,
  price: number | null,
  beds: number,
  status: HomeStatus,
];

/** The lowest price of its band, so a new price within the band leaves other lists unchanged. */
export function inShort({ id, neighborhood, price, beds, status }: HomeCard): HomeInShort {
  return [id, neighborhood, priceBandOf(price)?.from ?? null, beds, status];
}

/** Homes as lists have them in their props. */
export const fromShort = (homes: readonly HomeInShort[]): readonly (Narrowable & { readonly id: string })[] =>
  homes.map(([id, neighborhood, price, beds, status]) => ({
    id,
    neighborhood,
    ...(price !== null && { price }),
    beds,
    status,
  }));

/** The same choice with another value of a kind, or with none. */
export function withChoice(choice: HomeChoice, kind: ChoiceKind, value?: string): HomeChoice {
  const { [kind]: _, ...others } = choice;
  return value === undefined ? others : { ...others, [kind]: value };
}

/** What taking back each of the things chosen would leave; what still leaves none is no way on. */
export const waysOn = (homes: readonly Narrowable[], choices: Choices, choice: HomeChoice) =>
  choiceKinds
    .filter((kind) => choice[kind])
    .map((kind) => {
      const next = withChoice(choice, kind);
      return { next, words: choiceInWords(choices, next), count: narrowed(homes, choices, next).length };
    })
    .filter(({ count }) => count > 0);

export const homesInDigits = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`;

/** 'Homes in Ortega with 4 or more bedrooms'; 'Homes' where nothing is chosen. */
export const choiceInWords = (choices: Choices, choice: HomeChoice): string =>
  ['Homes', ...chosen(choices, choice).map(({ words }) => words)].join(' ');

/** The address of a list: a page for one choice, a query for several. */
export function listPath(choice: HomeChoice): string {
  const entries = choiceKinds.flatMap((kind) => (choice[kind] ? [[kind, choice[kind]] as const] : []));
  const [first, second] = entries;
  if (!first) return '/properties';
  if (!second) return `/properties/${first[0]}/${first[1]}`;
  return `/properties?${new URLSearchParams(entries.map(([kind, value]) => [kind, value]))}`;
}

/** What a query chooses; values that are none are left out. */
export function choiceOfQuery(query: string, choices: Choices): HomeChoice {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(
    choiceKinds.flatMap((kind) => {
      const value = asked.get(kind);
      return choices[kind].some((one) => one.value === value) ? [[kind, value]] : [];
    }),
  );
}
