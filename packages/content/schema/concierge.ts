import { z } from 'zod';
import { text } from './fields.ts';

const document = z.strictObject({
  why: text('why it is asked for'),
  blackOut: text('what may be covered before it is sent'),
});
const words = text('what is said here');

/** `content/concierge.yaml`. */
export const ConciergeSchema = z.strictObject({
  intro: words,
  promises: z.strictObject({
    heading: words,
    list: z.array(z.strictObject({ heading: words, text: words })),
  }),
  documentsHeading: words,
  documentsIntro: words,
  client: z.strictObject({
    heading: words,
    intro: words,
    nameLabel: words,
    emailLabel: words,
  }),
  acknowledgmentHeading: words,
  submitLabel: words,
  submittingLabel: words,
  leaving: z.strictObject({
    heading: words,
    whileSending: words,
    beforeSending: words,
    stay: words,
    leave: words,
  }),
  withoutScripts: words,
  otherWays: z.strictObject({
    heading: words,
    text: words,
  }),
  thanks: z.strictObject({
    heading: words,
    text: words,
    receipt: words,
    next: words,
    encrypted: words,
    answer: words,
    erased: words,
    question: words,
    reading: words,
  }),
  documents: z.strictObject({
    photoId: document,
    creditReport: document,
    proofOfIncome: document,
    bankStatement1: document,
    bankStatement2: document,
    bankStatement3: document,
  }),
});

export type ConciergeFile = z.output<typeof ConciergeSchema>;
