import { type NeighborhoodFile, NeighborhoodSchema } from '../schema/neighborhood.ts';
import type { Settings } from '../schema/settings.ts';
import type { Neighborhood } from '../src/neighborhood-types.ts';
import { riverMarkAt } from '../src/river-mark.ts';
import { checkSpots } from './check-spots.ts';
import type { ContentFolder, Entry } from './content-folder.ts';
import { datedOf, stalenessOfFigure } from './dated.ts';
import { checkGuideLists } from './guide-checks.ts';
import { checkFormerly } from './moved.ts';

/** All neighborhoods in the order of their cards, checked against each other. */
export function readNeighborhoods(content: ContentFolder): Entry<NeighborhoodFile>[] {
  const all = content
    .folder('content/neighborhoods', '.md', NeighborhoodSchema)
    .sort((a, b) => a.data.order - b.data.order);
  checkFormerly(content, all);
  const seen = new Map<string, string>();
  for (const one of all) {
    const { data, source, blocks } = one;
    for (const [field, value] of [
      ['name', data.name],
      ['order', data.order],
    ] as const) {
      const first = seen.get(`${field} ${value}`);
      if (first)
        content.fault(one, [field], field, `${first} has the same.`, 'Give each neighborhood its own.');
      else seen.set(`${field} ${value}`, source.file);
    }
    checkGuideLists(content, one);
    checkSpots(content, one, ['checks'], data.plate, data.checks);
    if (!blocks.some(({ kind }) => kind === 'paragraph'))
      content.fault(
        one,
        [],
        '',
        'nothing is said about the place.',
        'Write two paragraphs below the second line of ---.',
      );
    for (const { kind, line } of blocks)
      if (kind !== 'paragraph')
        content.faults.push({
          file: source.file,
          line,
          field: '',
          wrong: 'a guide has paragraphs alone.',
          write: 'Write it as a sentence, or put a building into the list buildings in the head.',
        });
  }
  return all;
}

const thousands = (price: number) =>
  price < 1_000_000 ? `$${Math.round(price / 1000)}K` : `$${(price / 1_000_000).toFixed(2)}M`;
/** With its sign, as changes are printed. */
export const signed = (value: number, digits: number): string =>
  `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(digits)}`;

/** What pages show of the neighborhoods on a day, in the order of their cards. */
export const neighborhoodsOf = (
  all: readonly Entry<NeighborhoodFile>[],
  settings: Settings,
  today: Date,
): Neighborhood[] =>
  all.map(({ id, data, blocks }) => {
    const { medianCondoPrice, growthPercent, daysOnMarket } = data.figures;
    const figures = {
      medianPrice: thousands(medianCondoPrice),
      growth: `${signed(growthPercent, 1)}%`,
      daysOnMarket,
    };
    return {
      slug: id,
      name: data.name,
      tagline: data.tagline,
      description: data.description,
      imageAlt: data.illustration?.alt ?? data.name,
      focus: data.illustration?.focus,
      zipCode: data.zipCode,
      figures: stalenessOfFigure(data.figures, settings, today) === 'left-out' ? undefined : figures,
      ...datedOf(data.figures, settings, today),
      similar: data.similar,
      center: data.center,
      river: riverMarkAt(data.center, data.bothBanks),
      page: data.page,
      about: blocks.map(({ text }) => text),
      lies: data.lies,
      buildings: data.buildings,
      plate: data.plate,
      checks: data.checks,
    };
  });
