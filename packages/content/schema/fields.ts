import { z } from 'zod';
import { plateSpotNames } from '../src/plate-spots.ts';

/**
 * A displayed text: at least a letter, without surrounding blanks. `what` describes it to its
 * writer.
 */
export const text = (what: string, most = 2000) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => value.trim() === value && !/ {2}|\n/.test(value), {
      error: 'there are blanks too many in it, or before or behind it.',
      abort: true,
    })
    .meta({ description: what });

/** Whether a thing is only an example, which never goes live. */
export const sample = z
  .boolean()
  .default(false)
  .meta({ description: 'true while this is only an example; leave the line out when it is real' });

export const month = (what: string) =>
  z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, {
      error: 'this is no year and month.',
    })
    .meta({ description: `${what}, as year and month`, examples: ['2026-10'] });

/** Rejects the 31st of a month that has 30 days. */
const isDate = (text: string) => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

export const day = (what: string) =>
  z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
      error: 'this is no date.',
      abort: true,
    })
    .refine(isDate, { error: 'this day does not exist.' })
    .meta({ description: `${what}, as year, month and day`, examples: ['2026-10-31'] });

/** A time on the clock in Jacksonville. */
export const clockTime = (what: string, example: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'this is no time of day.', abort: true })
    .meta({
      description: `${what}, as hours and minutes from 00:00 to 23:59`,
      examples: [example],
    });

export const dollars = (what: string, least: number, most: number, example: number) =>
  z
    .number()
    .int()
    .min(least)
    .max(most)
    .meta({ description: `${what} in dollars, digits only, without $ and commas`, examples: [example] });

/** Where the point lies that every cut of a picture keeps. */
export const focus = z
  .strictObject({
    x: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'how far from the left, from 0 to 1', examples: [0.5] }),
    y: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'how far from the top, from 0 to 1', examples: [0.5] }),
  })
  .meta({ description: 'the point of the picture that is never cut off', examples: ['{ x: 0.4, y: 0.5 }'] });

/** The illustration that stands where there is no photo. */
export const illustration = z
  .strictObject({
    alt: text('in one sentence what the illustration shows', 250).min(10),
    focus: focus.optional(),
  })
  .meta({ description: 'what the illustration of this name shows; photos bring their own words' });

export const link = (what: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', {
      error: 'this is no address of a page.',
    })
    .meta({
      description: `${what}: an address that begins with https://`,
      examples: ['https://example.com/page'],
    });

/** A point in the two counties. */
export const point = z
  .strictObject({
    lat: z
      .number()
      .min(29.6)
      .max(30.7)
      .meta({ description: 'degrees north', examples: [30.2905] }),
    lon: z
      .number()
      .min(-82.1)
      .max(-81.2)
      .meta({ description: 'degrees east, so below zero', examples: [-81.7002] }),
  })
  .meta({ description: 'the point on the map', examples: ['{ lat: 30.2905, lon: -81.7002 }'] });

/** How long a thing may be shown, where it differs from what `settings.yaml` says for all. */
export const shelfLife = z
  .strictObject({
    markedAfter: z
      .number()
      .int()
      .min(1)
      .max(600)
      .meta({
        description: 'after how many months its age is said beside it',
        examples: [3],
      }),
    leftOutAfter: z
      .number()
      .int()
      .min(1)
      .max(600)
      .meta({
        description: 'after how many months it is no longer shown',
        examples: [12],
      }),
  })
  .refine(({ markedAfter, leftOutAfter }) => markedAfter < leftOutAfter, {
    error: 'it would be left out before it is marked.',
    path: ['leftOutAfter'],
  })
  .meta({ description: 'after how many months it is marked as old, and then left out' });

/** Small letters, digits and hyphens: what an address of a page is made of. */
export const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Where a thing stands among others of its kind, by the name of their file. */
export const neighborhoodId = z.string().meta({
  description: 'the file name of a neighborhood in content/neighborhoods, without its ending',
  examples: ['riverside'],
});

/** A part of a house that the drawing of its kind points at. */
export const plateSpot = z.enum(plateSpotNames).meta({
  description: 'the part of the drawing where its number stands; leave it out for what is not drawn',
});

/** Names that a file had before. Their addresses lead to its page. */
export const formerly = z
  .array(z.string().regex(idPattern, { error: 'an address has small letters, digits and hyphens.' }))
  .max(20)
  .meta({
    description:
      'names that this file had before, each a line that begins with a dash; their addresses lead to its page',
    examples: ['[river-house]'],
  })
  .default([]);

/** Every figure states its month and source, or that it is a sample. */
export const dated = {
  asOf: month('the month that this is true of'),
  source: text('who published it', 90).optional(),
  sample,
  shelfLife: shelfLife.optional(),
};

/** The other half of `dated`: either a source or the word that it is a sample. */
export function sourceOrSample(
  { source, sample: isSample }: { source?: string | undefined; sample: boolean },
  context: z.core.$RefinementCtx,
): void {
  if (!isSample && source === undefined)
    context.addIssue({
      code: 'custom',
      path: ['source'],
      message: 'is missing: every figure names who published it.',
    });
}

/** What a page says about itself: in the browser's title and to search engines. */
export const pageWords = {
  title: text('the title of the page, without the name of the brand', 40),
  description: z.string().min(110).max(155).meta({
    description: 'what search results say of the page, in 110 to 155 letters',
  }),
};

/** Five digits. YAML parses them as a number, so a ZIP code that begins with 0 must be quoted. */
export const zipCode = z
  .union([z.number(), z.string()])
  .transform(String)
  .refine((zip) => /^\d{5}$/.test(zip), { error: 'a ZIP code has five digits.' })
  .meta({ description: 'the ZIP code, five digits', examples: [32205] });
