import { z } from 'zod';
import { link, month, text } from './fields.ts';

/** The front matter of `content/buyers-guide/NN-name.md`. */
export const ChapterSchema = z.strictObject({
  title: text('what the chapter is called', 60),
  line: text('one sentence that stands below the title', 120),
  plate: text('the name of the drawing that opens the chapter', 60).optional(),
});

/** `content/buyers-guide/sources.yaml`: the source of each fact, by the name that chapters use. */
export const SourcesSchema = z.record(
  z.string().regex(/^[a-z0-9]+$/),
  z
    .strictObject({
      what: text('whose text it is, and which', 250),
      dated: month('when the source was written').optional(),
      read: month('when the source was read, where it bears no date').optional(),
      address: link('where it can be read').optional(),
    })
    .refine(({ dated, read }) => (dated === undefined) !== (read === undefined), {
      error: 'it needs one month: dated, or read where it bears none.',
    })
    .meta({ description: 'a source with its month' }),
);

const rate = z
  .number()
  .min(0)
  .max(100)
  .meta({ description: 'the rate', examples: [0.35] });
const base = z.enum(['price', 'loan']).meta({ description: 'what it is reckoned from: price or loan' });
const count = z
  .number()
  .int()
  .min(1)
  .max(100)
  .meta({ description: 'how many pages', examples: [3] });

/** One line of costs: who pays it, and the one way in which it is reckoned. */
const CostLineSchema = z
  .strictObject({
    what: text('what is paid for', 80),
    paidBy: z.enum(['buyer', 'seller']).meta({ description: 'who pays it: buyer or seller' }),
    withLoan: z
      .boolean()
      .default(false)
      .meta({ description: 'true where only a purchase with a loan has it' }),
    source: z.string().meta({ description: 'the name of its source in sources.yaml' }),
    amount: z
      .number()
      .min(0)
      .optional()
      .meta({ description: 'so many dollars', examples: [750] }),
    percent: z.strictObject({ of: base, percent: rate }).optional(),
    perHundred: z.strictObject({ of: base, dollars: rate }).optional(),
    pages: z.strictObject({ count, first: rate, other: rate }).optional(),
    schedule: z
      .array(z.strictObject({ upTo: z.number().int().min(1), perThousand: rate }))
      .min(1)
      .optional()
      .meta({ description: 'a rate for each part of the price, from the lowest' }),
  })
  .refine((line) => waysOf(line).length === 1, {
    error: 'it is reckoned in one way: amount, percent, perHundred, pages or schedule.',
  });

const ways = ['amount', 'percent', 'perHundred', 'pages', 'schedule'] as const;
const waysOf = (line: Partial<Record<(typeof ways)[number], unknown>>) =>
  ways.filter((way) => line[way] !== undefined);

/** `content/buyers-guide/costs.yaml`: one purchase, of which the build does the arithmetic. */
export const CostsSchema = z.strictObject({
  price: z
    .number()
    .int()
    .min(100_000)
    .max(20_000_000)
    .meta({ description: 'the price in dollars', examples: [1_100_000] }),
  downPercent: z
    .number()
    .min(0)
    .max(100)
    .meta({ description: 'the down payment in percent', examples: [25] }),
  depositPercent: z
    .number()
    .min(0)
    .max(100)
    .meta({ description: 'what was paid as deposits before, in percent', examples: [3] }),
  lines: z.array(CostLineSchema).min(1),
});

/** `content/buyers-guide/guide.yaml`: the cover, and what stands around the chapters. */
export const GuideSchema = z.strictObject({
  title: text('what the guide is called', 60),
  line: text('one line below the title', 120),
  edition: month('when the guide was last gone through'),
  intro: z.array(text('a paragraph before the first chapter')).min(1),
  notice: text('that it is no legal, tax or insurance advice', 400),
  howToUse: text('how to use it on paper', 300),
  timeline: z.array(z.strictObject({ when: text('when', 40), what: text('what happens then', 300) })).min(2),
  checklist: z
    .array(
      z.strictObject({ title: text('when', 60), items: z.array(text('one thing to have done', 140)).min(1) }),
    )
    .min(1),
  glossary: z
    .array(z.strictObject({ term: text('the word', 60), meaning: text('what it means', 250) }))
    .min(1),
});

export type CostsFile = z.output<typeof CostsSchema>;
export type CostLineFile = z.output<typeof CostLineSchema>;
export type SourcesFile = z.output<typeof SourcesSchema>;
