import { z } from 'zod';
import { clockTime, shelfLife } from './fields.ts';

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const businessHours = z
  .strictObject({
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .meta({
        description: 'the days of the week on which the agent works',
        examples: [['Monday', 'Friday']],
      }),
    opens: clockTime('when work begins', '09:00'),
    closes: clockTime('when work ends', '18:00'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'It must be later than when work begins',
  })
  .meta({ description: 'when the agent is at work' });

/** `content/settings.yaml`: what holds for all homes and figures, and when the agent is at work. */
export const SettingsSchema = z.strictObject({
  carousel: z
    .strictObject({
      most: z
        .number()
        .int()
        .min(1)
        .max(12)
        .meta({
          description: 'how many homes the carousel shows at most',
          examples: [8],
        }),
      soldStaysMonths: z
        .number()
        .int()
        .min(0)
        .max(24)
        .meta({
          description: 'for how many months after the one of its sale a home stays in the carousel',
          examples: [1],
        }),
    })
    .meta({ description: 'the fields of the carousel' }),
  shelfLife: z
    .strictObject({
      homes: shelfLife,
      figures: shelfLife,
      developments: z
        .strictObject({
          lookAgainAfter: z
            .number()
            .int()
            .min(1)
            .max(600)
            .meta({
              description: 'after how many months the build asks to look a project up again',
              examples: [18],
            }),
        })
        .meta({ description: 'the limit of developments' }),
    })
    .meta({ description: 'the limits of homes, figures and developments' }),
  businessHours,
  whatsapp: z
    .boolean()
    .default(false)
    .meta({
      description: 'whether the desk offers WhatsApp beside texts, to those who agreed to text messages',
      examples: [true],
    }),
  buyerAgreement: z
    .enum(['asked', 'not-asked'])
    .default('asked')
    .meta({
      description:
        "whether a written buyer agreement is asked for before a tour; 'not-asked' where access to your own listings needs none",
      examples: ['asked'],
    }),
});

export type Settings = z.output<typeof SettingsSchema>;
