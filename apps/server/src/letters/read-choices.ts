import type { Content } from '@rivermark/content';
import { type LetterChoices, leastBedrooms, letterFields, priceBands } from '@rivermark/contracts/letters';

type Fields = Readonly<Record<string, unknown>>;

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

/** The choices that a form or a query makes. Unknown values are ignored. */
export function readChoices(
  { neighborhoods }: Pick<Content, 'neighborhoods'>,
  fields: Fields,
): LetterChoices {
  const chosen = (name: keyof typeof letterFields) => textsOf(fields[letterFields[name]]);
  const [places, prices, beds] = [chosen('in'), chosen('price'), chosen('beds')];
  return {
    in: neighborhoods.map(({ slug }) => slug).filter((slug) => places.includes(slug)),
    price: priceBands.map(({ value }) => value).filter((value) => prices.includes(value)),
    beds: leastBedrooms.find((least) => beds.includes(String(least))) ?? 0,
  };
}

/** Adds what the list on the page was narrowed by, as its address says. */
export function withQuery(
  content: Pick<Content, 'neighborhoods'>,
  choices: LetterChoices,
  query: URLSearchParams,
): LetterChoices {
  const more = readChoices(content, {
    in: query.getAll('in'),
    price: query.getAll('price'),
    beds: query.getAll('beds'),
  });
  return {
    in: [...new Set([...choices.in, ...more.in])],
    price: [...new Set([...choices.price, ...more.price])],
    beds: choices.beds || more.beds,
  };
}
