import { z } from 'zod';
import { plateNames } from '../src/plates.ts';
import {
  clockTime,
  day,
  dollars,
  formerly,
  illustration,
  link,
  month,
  neighborhoodId,
  point,
  sample,
  shelfLife,
  text,
} from './fields.ts';

export const homeStatuses = ['for-sale', 'under-contract', 'sold', 'coming-soon', 'withdrawn'] as const;
export const homeKinds = ['house', 'townhouse', 'condominium', 'estate', 'new construction'] as const;

/** An earlier time is a slip, such as 01:00 for 1 PM. */
const EARLIEST = '07:00';

/** When a home is open to everybody, in Jacksonville's time. */
export const OpenHouseSchema = z
  .strictObject({
    date: day('the day on which the home is open'),
    from: clockTime('when it opens', '13:00'),
    to: clockTime('when it closes', '15:00'),
    note: text('what visitors should know, in a sentence', 160).optional(),
  })
  .refine(({ from }) => from >= EARLIEST, {
    error: 'this is at night. The afternoon is counted on: 13:00 is 1 PM.',
    path: ['from'],
    abort: true,
  })
  .refine(({ from, to }) => from < to, {
    error: 'the home would close before it opens. The afternoon is counted on: 15:00 is 3 PM.',
    path: ['to'],
  });

/**
 * `content/homes/ID.yaml`: one home. The file's name is its id, its address on the site and the
 * name of its pictures.
 */
export const HomeSchema = z
  .strictObject({
    name: text('what the home is called, in two or three words', 60).meta({
      description: 'what the home is called, in two or three words',
      examples: ['Riverfront Estate'],
    }),
    address: text('the address as it is shown', 90).meta({
      description: 'the address as it is shown',
      examples: ['1200 River Road, Ortega'],
    }),
    neighborhood: neighborhoodId,
    status: z.enum(homeStatuses).meta({
      description:
        'how it stands with the home; withdrawn takes its page off the site, and the address leads to its neighborhood',
      examples: ['for-sale'],
    }),
    sold: month('when it was sold').optional(),
    price: dollars('the price asked', 10_000, 200_000_000, 1_350_000).optional(),
    soldPrice: dollars('the price it was sold at', 10_000, 200_000_000, 1_310_000).optional(),
    beds: z
      .number()
      .int()
      .min(0)
      .max(30)
      .meta({ description: 'how many bedrooms', examples: [4] }),
    baths: z
      .number()
      .min(0.5)
      .max(30)
      .refine((value) => Number.isInteger(value * 2), { error: 'baths go in halves.' })
      .meta({ description: 'how many bathrooms, a half bath as .5', examples: [3.5] }),
    squareFeet: z
      .number()
      .int()
      .min(200)
      .max(60_000)
      .meta({ description: 'the living area in square feet, digits only', examples: [3140] })
      .optional(),
    kind: z
      .enum(homeKinds)
      .meta({ description: 'what kind of home it is', examples: ['house'] })
      .default('house'),
    lotAcres: z
      .number()
      .min(0.01)
      .max(5000)
      .meta({ description: 'the lot in acres', examples: [0.42] })
      .optional(),
    yearBuilt: z
      .number()
      .int()
      .min(1700)
      .max(2100)
      .meta({ description: 'the year it was built', examples: [1926] })
      .optional(),
    featured: z
      .number()
      .int()
      .min(1)
      .max(99)
      .meta({
        description:
          'its place in the carousel of the home page; the lower the earlier; without it the home stands there only while all have room, or while no home has a place',
        examples: [1],
      })
      .optional(),
    number: z
      .number()
      .int()
      .min(1)
      .max(99_999)
      .meta({
        description:
          'its number for good: on paper its short address is /h/ and this number; give no number twice, not even after a sale',
        examples: [3],
      })
      .optional(),
    sample,
    asOf: month('when its facts were last checked'),
    openHouses: z
      .array(OpenHouseSchema)
      .max(10)
      .refine((list) => new Set(list.map(({ date, from }) => `${date} ${from}`)).size === list.length, {
        error: 'an open house is there twice.',
      })
      .meta({
        description:
          'when anybody may come and see the home: a day, from when and to when; a past one is not shown and can stay, and a home that is sold or withdrawn shows none',
        examples: ["{ date: 2026-12-06, from: '13:00', to: '15:00' }"],
      })
      .default([]),
    summary: text('one sentence for cards and search results', 155)
      .min(40)
      .meta({
        description:
          'one sentence of 40 to 155 letters, for cards and search results; without it, one says what and where the home is',
      })
      .optional(),
    description: z
      .array(text('a paragraph'))
      .max(8)
      .meta({
        description:
          'its paragraphs, each a line that begins with a dash: the way in, the rooms as one walks them, what is around the house',
      })
      .default([]),
    features: z
      .array(text('a feature in a few words', 60))
      .max(40)
      .refine((list) => new Set(list).size === list.length, { error: 'a feature is there twice.' })
      .meta({
        description:
          'its features; the first three stand on its card, and more than four on its page as a list',
      })
      .default([]),
    facts: z
      .record(z.string().min(1).max(40), z.union([text('what is said of it', 120), z.number()]))
      .meta({ description: 'further facts, each as label: value', examples: ['{ Roof: Slate, 2019 }'] })
      .default({}),
    taxesPerYear: dollars('the property tax of a year', 0, 5_000_000, 14_200).optional(),
    hoaPerYear: dollars('what the association asks for in a year', 0, 1_000_000, 2_400).optional(),
    floorPlan: link('the floor plan').optional(),
    video: link('the video').optional(),
    tour: link('the tour through its rooms, such as one to walk through').optional(),
    place: point.optional(),
    illustration: illustration
      .extend({
        closeUp: z
          .strictObject({
            caption: text('what it is, in a few words', 60),
            alt: text('in one sentence what it shows', 250).min(10),
          })
          .meta({ description: 'a second illustration of the home, from nearer' })
          .optional(),
        views: z
          .array(
            z.strictObject({
              name: z
                .string()
                .regex(/^[a-z]+(-[a-z]+)*$/)
                .meta({ description: 'its name in the folder of drawings', examples: ['approach'] }),
              caption: text('what it is, in a few words', 60),
              alt: text('in one sentence what it shows', 250).min(10),
            }),
          )
          .max(8)
          .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
            error: 'a view is there twice.',
          })
          .meta({ description: 'drawn views of the home, in the order of a walk through it' })
          .default([]),
        plan: z
          .strictObject({
            caption: text('what it is, in a few words', 60),
            alt: text('in one sentence what it shows', 250).min(10),
          })
          .meta({ description: 'the drawn floor plan of the home' })
          .optional(),
      })
      .optional(),
    plate: z
      .enum(plateNames)
      .meta({
        description:
          'the drawing that stands in for it while it has neither photo nor illustration; without it one by its kind',
        examples: ['tudor'],
      })
      .optional(),
    shelfLife: shelfLife.optional(),
    formerly,
  })
  .superRefine(({ status, price, sold, soldPrice }, context) => {
    const needed = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (price === undefined && (status === 'for-sale' || status === 'under-contract'))
      needed('price', `is missing, and a home that is ${status} has one.`);
    if (status === 'sold' && sold === undefined) needed('sold', 'is missing: when was it sold?');
    if (status !== 'sold' && sold !== undefined)
      needed('sold', `there is a month of sale, but the status is ${status}.`);
    if (status !== 'sold' && soldPrice !== undefined)
      needed('soldPrice', `there is a price of sale, but the status is ${status}.`);
  });

export type HomeFile = z.output<typeof HomeSchema>;
