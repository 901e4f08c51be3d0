import { z } from 'zod';
import { quizDrawings, quizStyles as styles } from '../src/quiz-styles.ts';
import { neighborhoodId, pageWords, text } from './fields.ts';

const result = z.strictObject({
  title: text('what the result is called', 40),
  about: text('what is said to whoever opens its address'),
  summary: text('what is said to the one who took the quiz'),
  line: text('what its places have in common, in a sentence', 60),
  advice: text('what to see to in all of its places', 90),
  talk: text('what its places are together, after "Talk about"', 24),
  pictureOf: neighborhoodId,
  matches: z
    .array(
      z.strictObject({
        name: text('what the place is called', 40),
        neighborhood: neighborhoodId.optional(),
        reason: text('why it is named', 160).min(41),
      }),
    )
    .min(1),
  page: z.strictObject(pageWords),
});

/** `content/quiz.yaml`. */
export const QuizSchema = z.strictObject({
  intro: text('what is said before it'),
  notice: text('what is said below it'),
  questions: z
    .array(
      z.strictObject({
        text: text('the question', 200),
        drawings: z
          .enum(quizDrawings)
          .meta({ description: 'the set of drawings beside its answers; without it they have none' })
          .optional(),
        options: z
          .array(
            z.strictObject({
              style: z.enum(styles).meta({ description: 'the style it speaks for' }),
              label: text('what can be chosen', 90),
            }),
          )
          .superRefine((options, context) => {
            for (const style of styles) {
              const count = options.filter((option) => option.style === style).length;
              if (count !== 1)
                context.addIssue({
                  code: 'custom',
                  message: `${style} is there ${count} times, and each style is wanted once.`,
                });
            }
          }),
      }),
    )
    .min(2)
    .max(12),
  results: z.strictObject({
    coastal: result,
    urban: result,
    historic: result,
    eclectic: result,
    suburban: result,
  }),
});

export type QuizFile = z.output<typeof QuizSchema>;
