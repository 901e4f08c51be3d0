import { z } from 'zod';
import { plateNames } from '../src/plates.ts';
import {
  dated,
  day,
  focus,
  illustration,
  neighborhoodId,
  pageWords,
  sourceOrSample,
  text,
} from './fields.ts';

/** `content/home.yaml`: the words of the home page, section by section. */
export const HomePageSchema = z.strictObject({
  hero: z.strictObject({
    heading: text('the heading', 60),
    line: text('the line under it', 200),
    offer: text('what there is, as a link to all homes', 80).default('{Homes} {prices}'),
    portfolioButton: text('what stands on the button', 50),
    consultationButton: text('what stands on the button', 50),
    quizButton: text('what stands on the button', 50),
    quizHereButton: text('what stands on the button', 50),
    keepsTime: z
      .boolean()
      .optional()
      .meta({ description: 'whether the picture follows the day in Jacksonville: dawn, day, dusk, night' }),
    illustration: z.strictObject({ alt: text('in one sentence what it shows', 250), focus }),
  }),
  featured: z.strictObject({ heading: text('the heading', 60), intro: text('the lines under it') }),
  neighborhoods: z.strictObject({
    heading: text('the heading', 60),
    intro: text('the lines under it'),
    tabs: z.array(neighborhoodId).meta({ description: 'those that have a tab of their own' }),
  }),
  developments: z
    .strictObject({
      heading: text('the heading', 60),
      intro: text('the lines under it'),
      note: text('what is said below map and list'),
      claims: z.array(
        z.strictObject({
          value: text('the figure, as it is printed', 30),
          label: text('what it counts', 40),
        }),
      ),
      ...dated,
    })
    .superRefine(sourceOrSample),
  listingsLink: z.strictObject({
    heading: text('the heading', 60),
    linkLabel: text('what stands on the link', 60),
  }),
  contact: z.strictObject({
    heading: text('the heading', 60),
    intro: text('the lines under it'),
    cards: z
      .array(
        z.strictObject({
          kind: z
            .enum(['buyer-guide', 'cma-request', 'consultation'])
            .meta({ description: 'which form it opens' }),
          title: text('the heading of the card', 40),
          text: text('what it says', 200),
          button: text('what stands on its button', 50),
        }),
      )
      .length(3),
  }),
});

/** The head of `content/about.md`; below it stands what the agent says of their work. */
export const AboutSchema = z.strictObject({
  heading: text('the heading', 60),
  plate: z
    .enum(plateNames)
    .meta({
      description:
        'which measured drawing stands here until there is a photo of the agent; without it a portrait frame with initials',
      examples: ['tudor'],
    })
    .optional(),
  facts: z.array(
    z.strictObject({
      value: text('the figure', 30),
      label: text('what it counts', 80),
    }),
  ),
  serviceAreas: z.strictObject({
    heading: text('the heading', 40),
    lines: z.array(z.array(neighborhoodId).min(1)).meta({
      description: 'what lies together stands in one line; each neighborhood once',
    }),
  }),
});

const page = z.strictObject({
  heading: text('the first heading of the page', 60),
  ...pageWords,
  card: z
    .strictObject({
      picture: text('the name of a picture', 60),
      line: text('what is written on the card', 120),
    })
    .meta({ description: 'what the card shows when the page is shared' })
    .optional(),
});

/** `content/pages.yaml`: what each page is called. */
export const PagesSchema = z.strictObject({
  updated: day('when words and figures were last gone through'),
  pages: z.strictObject({
    home: page,
    clientConcierge: page,
    faq: page,
    marketInsights: page,
    neighborhoodQuiz: page,
    buyersGuide: page,
    privacyPolicy: page,
    termsOfService: page,
    accessibility: page,
  }),
  notFound: z.strictObject({
    heading: text('the first heading of the page', 60),
    ...pageWords,
    line: text('what stands under it'),
    illustration,
  }),
});

/**
 * The front matter of `content/faq.md`. Below it each question is a heading and each answer a
 * paragraph.
 */
export const FaqSchema = z.strictObject({
  intro: text('the first lines of the page'),
  note: text('what stands below the answers'),
  contactLabel: text('what stands on the button', 30),
  contactLine: text('what is said to who has another question'),
});

/** The head of `content/legal/NAME.md`. */
export const LegalSchema = z.strictObject({ updated: day('when the wording was last changed') });

/** `content/notices.yaml`: sentences that stand on more than one page. */
export const NoticesSchema = z.strictObject({
  wireFraud: text('the notice about wire instructions'),
  visitCounts: text('what the privacy page says where the site counts its visits'),
  outsideServices: z.strictObject({
    analytics: text('what is said when the site is built with this service'),
    map: text('what is said when the site is built with this service'),
    email: text('what is said when the site is built with this service'),
    documents: text('what is said when the site is built with this service'),
  }),
});

export type HomePageFile = z.output<typeof HomePageSchema>;
export type AboutFile = z.output<typeof AboutSchema>;
export type PagesFile = z.output<typeof PagesSchema>;
export type NoticesFile = z.output<typeof NoticesSchema>;
