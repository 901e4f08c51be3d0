import { z } from 'zod';
import { plateNames } from '../src/plates.ts';
import {
  dated,
  dollars,
  formerly,
  illustration,
  neighborhoodId,
  pageWords,
  plateSpot,
  point,
  sourceOrSample,
  text,
  zipCode,
} from './fields.ts';

/** The ZIP codes of Duval and of northern St. Johns County. */
const localZip =
  /^32(?:0(?:0[3-9]|33|65|68|73|8[1-2]|9[25])|2(?:0[2-9]|1[0-9]|2[0-9]|3[0-5]|4[04]|5[04-9]|66|77))$/;

/** The front matter of `content/neighborhoods/ID.md`. The guide to the place follows below it. */
export const NeighborhoodSchema = z.strictObject({
  name: text('what the neighborhood is called', 40),
  order: z
    .number()
    .int()
    .min(1)
    .max(99)
    .meta({ description: 'its place among the cards', examples: [13] }),
  tagline: text('the line under the name', 90),
  description: text('one sentence for the card', 200),
  zipCode: zipCode.refine((zip) => !/^\d{5}$/.test(zip) || localZip.test(zip), {
    error: 'this is no ZIP code of Duval or northern St. Johns County.',
  }),
  figures: z
    .strictObject({
      medianCondoPrice: dollars('the median price of a condominium', 20_000, 20_000_000, 425_000),
      growthPercent: z
        .number()
        .min(-90)
        .max(90)
        .meta({ description: 'the change of prices over a year in percent', examples: [9.2] }),
      daysOnMarket: z
        .number()
        .int()
        .min(0)
        .max(999)
        .meta({ description: 'how many days on market', examples: [38] }),
      ...dated,
    })
    .superRefine(sourceOrSample),
  similar: z
    .array(neighborhoodId)
    .min(1)
    .max(6)
    .meta({ description: 'neighborhoods to look at next, each in a line that begins with a dash' }),
  center: point,
  bothBanks: z
    .boolean()
    .default(false)
    .meta({ description: 'true where the neighborhood lies on both banks of the St. Johns' }),
  lies: text('in one sentence where it lies, as it stands below its map', 110),
  buildings: z
    .array(
      z.strictObject({
        name: text('what the building or community is called', 60),
        descriptor: text('what it is, in a few words', 90),
      }),
    )
    .min(1)
    .max(12)
    .meta({ description: 'buildings and communities, each with name and descriptor' }),
  plate: z.enum(plateNames).meta({
    description: 'the drawing of a house that is at home here; shown where a check names a spot of it',
  }),
  checks: z
    .array(
      z.strictObject({
        term: text('what a buyer looks at', 50),
        note: text('what to ask for or look at, in a few words', 90),
        spot: plateSpot.optional(),
      }),
    )
    .min(3)
    .max(6)
    .meta({ description: 'what to check before buying here, three to six, the weightiest first' }),
  page: z.strictObject(pageWords),
  illustration: illustration.optional(),
  formerly,
});

export type NeighborhoodFile = z.output<typeof NeighborhoodSchema>;
