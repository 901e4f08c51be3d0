import { z } from 'zod';
import { plateNames } from '../src/plates.ts';
import { dated, dollars, month, neighborhoodId, plateSpot, sourceOrSample, text } from './fields.ts';

const trendIds = ['median-price', 'days-on-market', 'inventory', 'new-listings'] as const;

const { asOf: _month, ...undated } = dated;

/** `content/market.yaml`: the figures of Market Insights. */
export const MarketSchema = z.strictObject({
  intro: text('the first lines of the page'),
  headings: z.strictObject({
    trends: text('a heading', 60),
    sales: text('a heading', 60),
    spotlight: text('a heading', 60),
    investment: text('a heading', 60),
  }),
  reportLine: text('what is said about a report'),
  reportLabel: text('what stands on the button', 60),
  reportPlate: z
    .strictObject({
      name: z.enum(plateNames).meta({ description: 'which drawing of a house it is' }),
      points: z
        .array(
          z.strictObject({
            term: text('what a report is about', 50),
            note: text('what it says of that, in a few words', 90),
            spot: plateSpot,
          }),
        )
        .min(1)
        .max(6)
        .meta({ description: 'what a report says, each at its number on the drawing' }),
    })
    .optional()
    .meta({ description: 'a drawing beside the request, whose numbers say what a report has' }),
  trends: z.array(
    z
      .strictObject({
        id: z.enum(trendIds).meta({ description: 'which figure it is' }),
        title: text('what the figure is called', 40),
        description: text('what the figure means'),
        ...undated,
        months: z
          .record(month('the month'), z.number().min(0))
          .refine((months) => Object.keys(months).length >= 13, {
            error:
              'thirteen months are needed, so that the newest stands against the same month a year before.',
          })
          .meta({ description: 'a figure for each month', examples: ['{ 2026-10: 385000 }'] }),
      })
      .superRefine(sourceOrSample),
  ),
  sales: z.array(
    z
      .strictObject({
        neighborhood: neighborhoodId,
        type: text('what was sold, in a few words', 60),
        price: dollars('the price', 10_000, 200_000_000, 985_000),
        days: z
          .number()
          .int()
          .min(0)
          .max(9999)
          .meta({ description: 'how many days on market', examples: [33] }),
        ...dated,
      })
      .superRefine(sourceOrSample),
  ),
  spotlight: z.array(
    z.strictObject({ neighborhood: neighborhoodId, highlight: text('what is worth knowing of it now', 200) }),
  ),
  investment: z.array(
    z
      .strictObject({
        id: z
          .string()
          .min(1)
          .max(40)
          .meta({ description: 'a short name in small letters', examples: ['rental-yield'] }),
        title: text('what the figure is called', 40),
        value: text('the figure, as it is printed', 20),
        unit: text('what the figure counts', 40),
        description: text('what the figure means'),
        ...dated,
      })
      .superRefine(sourceOrSample),
  ),
});

export type MarketFile = z.output<typeof MarketSchema>;
