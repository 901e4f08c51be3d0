import { type MarketFile, MarketSchema } from '../schema/market.ts';
import type { Settings } from '../schema/settings.ts';
import { dollars, withCommas } from '../src/amounts.ts';
import type { Content } from '../src/content.ts';
import type { TrendCard } from '../src/market-types.ts';
import type { Neighborhood } from '../src/neighborhood-types.ts';
import { checkSpots } from './check-spots.ts';
import type { ContentFolder, Entry } from './content-folder.ts';
import { datedOf, stalenessOfFigure } from './dated.ts';
import { signed } from './neighborhoods.ts';
import { monthAfter, monthName } from './staleness.ts';

/** The number of months drawn: the newest is compared with the same month a year before. */
const SHOWN_MONTHS = 13;

type Trend = MarketFile['trends'][number];

/** How each figure and its change over the year are printed. */
const printed: Readonly<Record<Trend['id'], (value: number, before: number) => readonly [string, string]>> = {
  'median-price': (value, before) => [dollars(value), `${signed((value / before - 1) * 100, 1)}%`],
  'days-on-market': (value, before) => [`${value} days`, `${signed(value - before, 0)} days`],
  inventory: (value, before) => [`${value.toFixed(1)} months`, `${signed(value - before, 1)} months`],
  'new-listings': (value, before) => [withCommas(value), `${signed((value / before - 1) * 100, 1)}%`],
};

/** The months in ascending order. */
const monthsOf = ({ months }: Trend) => Object.keys(months).sort();

export function readMarket(content: ContentFolder): Entry<MarketFile> | undefined {
  const market = content.file('content/market.yaml', MarketSchema);
  if (!market) return undefined;
  market.data.trends.forEach((trend, at) => {
    const months = monthsOf(trend);
    for (const [place, month] of months.slice(1).entries()) {
      const wanted = monthAfter(months[place] ?? '');
      if (month === wanted) continue;
      content.fault(
        market,
        ['trends', at, 'months', month],
        `trends ${at + 1}.months`,
        `${wanted} is missing before ${month}.`,
        `Write a line for it, such as ${wanted}: ${trend.months[month]}.`,
      );
    }
  });
  const { reportPlate } = market.data;
  if (reportPlate)
    checkSpots(content, market, ['reportPlate', 'points'], reportPlate.name, reportPlate.points);
  return market;
}

/** A trend as the figure of its newest month. */
export const figureOfTrend = (trend: Trend) => ({ ...trend, asOf: monthsOf(trend).at(-1) ?? '' });

function cardOf(trend: Trend, settings: Settings, today: Date): TrendCard {
  const figure = figureOfTrend(trend);
  const series = monthsOf(trend)
    .slice(-SHOWN_MONTHS)
    .map((month) => ({ month, value: trend.months[month] ?? 0 }));
  const last = series.at(-1)?.value ?? 0;
  const first = series.at(0)?.value ?? 0;
  const [value, change] = printed[trend.id](last, first);
  return {
    id: trend.id,
    title: trend.title,
    value,
    change,
    trend: last > first ? 'up' : 'down',
    description: trend.description.replaceAll('{month}', monthName(figure.asOf)),
    series,
    ...datedOf(figure, settings, today),
  };
}

/** The market as pages show it on a day. `neighborhoods`: as shown on that day. */
export function marketOf(
  { intro, headings, reportLine, reportLabel, reportPlate, ...market }: MarketFile,
  neighborhoods: readonly Neighborhood[],
  settings: Settings,
  today: Date,
): Content['market'] {
  const isShown = (figure: Parameters<typeof stalenessOfFigure>[0]) =>
    stalenessOfFigure(figure, settings, today) !== 'left-out';
  const neighborhoodOf = (id: string) => neighborhoods.find(({ slug }) => slug === id);
  return {
    intro,
    headings,
    reportLine,
    reportLabel,
    reportPlate,
    trends: market.trends
      .filter((one) => isShown(figureOfTrend(one)))
      .map((one) => cardOf(one, settings, today)),
    sales: market.sales.filter(isShown).map((sale) => ({
      neighborhood: neighborhoodOf(sale.neighborhood)?.name ?? '',
      neighborhoodSlug: sale.neighborhood,
      price: dollars(sale.price),
      type: sale.type,
      days: sale.days,
      ...datedOf(sale, settings, today),
    })),
    spotlights: market.spotlight.flatMap(({ neighborhood, highlight }) => {
      const place = neighborhoodOf(neighborhood);
      if (!place?.figures) return [];
      const { name, slug, figures, asOf, sourceLabel, old } = place;
      const { medianPrice, growth } = figures;
      return [{ name, slug, medianPrice, growth, highlight, asOf, sourceLabel, old }];
    }),
    investment: market.investment.filter(isShown).map((card) => ({
      id: card.id,
      title: card.title,
      value: card.value,
      unit: card.unit,
      description: card.description,
      ...datedOf(card, settings, today),
    })),
  };
}
