import { z } from 'zod';
import { shelfLife } from './fields.ts';

/** `content/settings.yaml`: what holds for all homes and figures. */
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
});

export type Settings = z.output<typeof SettingsSchema>;
