import { z } from 'zod';
import {
  type DevelopmentKind,
  type DevelopmentStage,
  developmentKinds,
  developmentStages,
} from '../src/development-words.ts';
import { idPattern, month, neighborhoodId, text } from './fields.ts';

const kinds = Object.keys(developmentKinds) as [DevelopmentKind, ...DevelopmentKind[]];
const stages = Object.keys(developmentStages) as [DevelopmentStage, ...DevelopmentStage[]];

/** `content/developments.yaml`: the projects of the map and its list. */
export const DevelopmentsSchema = z.strictObject({
  areas: z
    .record(
      z.string(),
      z.strictObject({
        name: text('what the area is called', 60),
        guide: neighborhoodId.optional(),
        box: z
          .strictObject({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
          .meta({ description: 'its edges in degrees' }),
      }),
    )
    .meta({ description: 'the parts of the country in which projects lie' }),
  projects: z.array(
    z.strictObject({
      id: z
        .string()
        .refine((id) => idPattern.test(id), { error: 'this is not small letters, digits and hyphens.' })
        .meta({ description: 'a short name in small letters, of its own', examples: ['pearl-square'] }),
      name: text('what the project is called', 80),
      kind: z.enum(kinds).meta({ description: 'what is built' }),
      stage: z.enum(stages).meta({ description: 'how far it is' }),
      when: text('when it began, opens or ends, in a few words', 60),
      place: text('where it is: a street or landmark', 90),
      area: z.string().meta({ description: 'one of the areas above', examples: ['northbank'] }),
      lon: z
        .number()
        .min(-82.1)
        .max(-81.2)
        .meta({ description: 'degrees east, so below zero', examples: [-81.6571] }),
      lat: z
        .number()
        .min(29.6)
        .max(30.7)
        .meta({ description: 'degrees north', examples: [30.3306] }),
      text: text('what is known of it', 600),
      source: text('who published it', 90),
      asOf: month('the month of the source'),
    }),
  ),
});

export type DevelopmentsFile = z.output<typeof DevelopmentsSchema>;
