import { dollars } from '@rivermark/content';
import { inWords, inWordsFirst } from '@rivermark/content/in-words';
import type { HomeCard } from './home-view.ts';

/** A list in one sentence: 'Two homes in Ortega, from $1,195,000 to $1,350,000.' */
export function listInShort(homes: readonly HomeCard[]): string {
  const [first] = homes;
  if (!first) return '';
  const places = new Set(homes.map(({ neighborhoodName }) => neighborhoodName)).size;
  const prices = homes.flatMap(({ price }) => price ?? []);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const count = `${inWordsFirst(homes.length)} ${homes.length === 1 ? 'home' : 'homes'}`;
  const where = places === 1 ? ` in ${first.neighborhoodName}` : ` in ${inWords(places)} neighborhoods`;
  if (prices.length === 0) return `${count}${where}.`;
  return `${count}${where}, ${least === most ? `at ${dollars(least)}` : `from ${dollars(least)} to ${dollars(most)}`}.`;
}
