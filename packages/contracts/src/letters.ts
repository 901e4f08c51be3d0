import type { SiteIdentity } from '@rivermark/content/site';

/** The form posts here. Each reader's own page lies below. */
export const LETTERS_PATH = '/letters';

const MILLION = 1_000_000;

/** Price bands for lists and letters. They have no gaps, and the last one has no upper end. */
export const priceBands = [
  { value: 'under-750k', label: 'Under $750,000', words: 'under $750,000', from: 0, below: 0.75 * MILLION },
  {
    value: '750k-1m',
    label: '$750,000 to $1 million',
    words: 'from $750,000 to $1 million',
    from: 0.75 * MILLION,
    below: MILLION,
  },
  {
    value: '1m-1500k',
    label: '$1 to $1.5 million',
    words: 'from $1 to $1.5 million',
    from: MILLION,
    below: 1.5 * MILLION,
  },
  {
    value: '1500k-3m',
    label: '$1.5 to $3 million',
    words: 'from $1.5 to $3 million',
    from: 1.5 * MILLION,
    below: 3 * MILLION,
  },
  {
    value: 'over-3m',
    label: '$3 million and more',
    words: 'of $3 million and more',
    from: 3 * MILLION,
    below: Number.POSITIVE_INFINITY,
  },
] as const;

type PriceBand = (typeof priceBands)[number];

/** Undefined for a home without a price. */
export const priceBandOf = (price: number | undefined): PriceBand | undefined =>
  priceBands.find(({ from, below }) => price !== undefined && price >= from && price < below);

/** The least numbers of bedrooms that can be chosen. */
export const leastBedrooms = [2, 3, 4, 5] as const;

export const bedroomsInWords = (least: number): string => `${least} or more bedrooms`;

/** Names of the form's fields. */
export const letterFields = {
  email: 'email',
  /** A checkbox for each neighborhood, by slug. */
  in: 'in',
  /** A checkbox for each price band. */
  price: 'price',
  beds: 'beds',
  page: 'page',
  /** People leave it empty; programs that fill in every field do not. */
  honeypot: 'reason_code',
} as const;

/** Which homes a reader wants to hear of. An empty list means all; 0 bedrooms means any number. */
export interface LetterChoices {
  readonly in: readonly string[];
  readonly price: readonly string[];
  readonly beds: number;
}

export const allHomes: LetterChoices = { in: [], price: [], beds: 0 };

/** Whether a home is one that the reader wants to hear of. Homes without a price fit every band. */
export function fitsChoices(
  choices: LetterChoices,
  home: { readonly neighborhood: string; readonly price?: number | undefined; readonly beds: number },
): boolean {
  const band = priceBandOf(home.price)?.value;
  return (
    (choices.in.length === 0 || choices.in.includes(home.neighborhood)) &&
    (choices.price.length === 0 || band === undefined || choices.price.includes(band)) &&
    home.beds >= choices.beds
  );
}

/** Stored with each consent. A change of the wording needs a new version. */
export const LETTER_CONSENT_VERSION = '2026-11';

/** The wording beside the button of the form and on the confirming page. */
export const letterConsent = ({ agentName, brokerageName }: SiteIdentity): string =>
  `I agree to receive emails about homes from ${agentName}, ${brokerageName}. ` +
  'Every email has a link that ends them.';
