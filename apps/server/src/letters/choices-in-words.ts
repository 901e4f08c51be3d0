import type { Content } from '@rivermark/content';
import { bedroomsInWords, type LetterChoices, priceBands } from '@rivermark/contracts/letters';

/** 'In Ortega or Avondale; $1 to $1.5 million; 4 or more bedrooms'; 'All homes' for no choice. */
export function choicesInWords(
  { neighborhoods }: Pick<Content, 'neighborhoods'>,
  { in: places, price, beds }: LetterChoices,
): string {
  const names = neighborhoods.filter(({ slug }) => places.includes(slug)).map(({ name }) => name);
  const bands = priceBands.filter(({ value }) => price.includes(value)).map(({ label }) => label);
  const words = [
    names.length > 0 && `In ${names.join(' or ')}`,
    bands.join(' or '),
    beds > 0 && bedroomsInWords(beds),
  ].filter(Boolean);
  return words.length > 0 ? words.join('; ') : 'All homes';
}
