import type { Fault } from './fault.ts';
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

/** The line of a field of one of the files, or of the nearest group that holds it. */
function lineIn(
  { homes, neighborhoods, market, homePage }: ContentFiles,
  file: string,
  field: string,
): number {
  const { source } = [...homes, ...neighborhoods, market].find((one) => one.source.file === file) ?? homePage;
  return source.lineOf(field === 'figures' ? [field, 'asOf'] : [field]);
}

/** A fault for each true home and figure of a month that has not come yet. */
export const futureFaults = (content: ContentFiles, today: Date): Fault[] =>
  [
    ...perishables(content).flatMap(({ where, asOf, sample }) => (sample ? [] : [{ where, month: asOf }])),
    ...content.homes.flatMap(({ source: { file }, data: { sold } }) =>
      sold ? [{ where: `${file}, sold`, month: sold }] : [],
    ),
  ].flatMap(({ where, month }) => {
    if (monthsSince(month, today) >= 0) return [];
    const [file = '', field = 'asOf', ...entry] = where.split(', ');
    return [
      {
        file,
        line: lineIn(content, file, field),
        field: [field, ...entry].join(' '),
        wrong: `${month} has not come yet.`,
        write: 'Is the year right?',
      },
    ];
  });

/** What will soon be, or is, too old, in a line each. */
export function ageWarnings(content: ContentFiles, today: Date): string[] {
  const { settings, developments } = content;
  const { lookAgainAfter } = settings.shelfLife.developments;
  return [
    ...perishables(content).flatMap(({ where, asOf, sample, life }) => {
      const warning = sample ? undefined : stalenessWarning(asOf, life, today);
      return warning ? `${where} ${warning}.` : [];
    }),
    ...developments.data.projects
      .filter(({ stage }) => stage !== 'completed')
      .flatMap(({ id, asOf }) =>
        stalenessWarning(asOf, { markedAfter: lookAgainAfter, leftOutAfter: 9999 }, today)?.includes('since')
          ? `${developments.source.file}, ${id} is of ${asOf}: look it up again.`
          : [],
      ),
  ];
}
