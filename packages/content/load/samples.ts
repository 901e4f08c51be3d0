import { figureOfTrend } from './market.ts';
import type { ContentFiles } from './read-content-files.ts';
import { monthsSince, type ShelfLife, stalenessWarning } from './staleness.ts';

/** A home or a figure, and where it is written. */
interface Perishable {
  readonly where: string;
  readonly asOf: string;
  readonly sample: boolean;
  readonly life: ShelfLife;
}

/** Every home and figure that is true of a month. */
function perishables({ settings, homes, neighborhoods, market, homePage }: ContentFiles): Perishable[] {
  const { trends, sales, investment } = market.data;
  const { homes: ofHomes, figures: ofFigures } = settings.shelfLife;
  const figure = (
    where: string,
    { asOf, sample, shelfLife }: { asOf: string; sample: boolean; shelfLife?: ShelfLife | undefined },
  ) => ({
    where,
    asOf,
    sample,
    life: shelfLife ?? ofFigures,
  });
  return [
    ...homes
      .filter(({ data: { sample, status } }) => sample || status !== 'sold')
      .map(({ source: { file }, data: { asOf, sample, shelfLife } }) => ({
        where: file,
        asOf,
        sample,
        life: shelfLife ?? ofHomes,
      })),
    ...neighborhoods.map(({ source: { file }, data }) => figure(`${file}, figures`, data.figures)),
    ...trends.map((trend) => figure(`${market.source.file}, trends, ${trend.id}`, figureOfTrend(trend))),
    ...sales.map((sale) => figure(`${market.source.file}, sales, ${sale.type}`, sale)),
    ...investment.map((card) => figure(`${market.source.file}, investment, ${card.id}`, card)),
    figure(`${homePage.source.file}, developments`, homePage.data.developments),
  ];
}

/** Where each home and figure is written that is only a sample. */
export const samplesOf = (content: ContentFiles): string[] =>
  perishables(content).flatMap(({ where, sample }) => (sample ? where : []));

/** What will soon be, or is, too old, and what is of a month to come, in a line each. */
export function ageWarnings(content: ContentFiles, today: Date): string[] {
  const { settings, developments, homes } = content;
  const { lookAgainAfter } = settings.shelfLife.developments;
  return [
    ...perishables(content).flatMap(({ where, asOf, sample, life }) => {
      const warning = sample ? undefined : stalenessWarning(asOf, life, today);
      return warning ? `${where} ${warning}.` : [];
    }),
    ...homes.flatMap(({ source: { file }, data: { sold } }) =>
      sold && monthsSince(sold, today) < 0
        ? `${file} is sold in ${sold}, which has not come yet: is the year right?`
        : [],
    ),
    ...developments.data.projects
      .filter(({ stage }) => stage !== 'completed')
      .flatMap(({ id, asOf }) =>
        stalenessWarning(asOf, { markedAfter: lookAgainAfter, leftOutAfter: 9999 }, today)?.includes('since')
          ? `${developments.source.file}, ${id} is of ${asOf}: look it up again.`
          : [],
      ),
  ];
}
