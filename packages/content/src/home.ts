import { featuredHomes } from '../made/featured-homes.ts';
import { homesInWords, pricesInWords } from './home-words.ts';
import { sampleAsOf, sampleSourceLabel } from './sample-source.ts';

/** The words of the home page, section by section. */
export const homeContent = {
  hero: {
    heading: 'Discover Jacksonville',
    line: 'Homes on the St. Johns, in the historic districts and along the Atlantic, from downtown to Ponte Vedra Beach.',
    portfolioButton: 'Join Our Luxury Portfolio',
    consultationButton: 'Schedule Consultation',
    quizButton: 'Where You Belong Quiz',
    quizHereButton: 'Take the quiz here',
    imageAlt:
      'The blue Main Street Bridge and the Jacksonville skyline over the St. Johns River at dusk, a small sailboat in front',
    focus: { x: 0.62, y: 0.5 },
  },
  featured: {
    heading: 'Featured Properties',
    intro: [
      homesInWords(featuredHomes.length),
      'on offer',
      `${pricesInWords(featuredHomes)},`,
      'from a bungalow porch in Riverside to a dock in Ortega.',
    ].join(' '),
  },
  neighborhoods: {
    heading: 'Neighborhoods',
    intro:
      'Each guide covers the streets, the age and build of the houses, what to check before an offer, and dated figures.',
  },
  developments: {
    heading: 'New Developments',
    intro:
      'Building continues on both banks of the river, out to the Intracoastal and in northern St. Johns County. Prices and dates of unbuilt homes come from their developers and can change.',
    claims: [
      { value: '15+', label: 'active projects' },
      { value: '$2.5B+', label: 'investment' },
      { value: '2024-2027', label: 'timeline' },
    ],
    asOf: sampleAsOf,
    sourceLabel: sampleSourceLabel,
  },
  listingsLink: {
    heading: 'More Listings',
    sentence: 'The brokerage’s own search shows what is on the market today.',
    linkLabel: 'Search current listings',
  },
  contact: {
    heading: 'Start a Conversation',
    intro: 'Choose what you need, or call or write. You will hear from me within 24 hours.',
    cards: [
      {
        kind: 'buyer-guide',
        title: "Buyer's Guide",
        text: 'The steps from first tour to closing in Duval and St. Johns counties, with costs, insurance and timelines.',
        button: "Get the Buyer's Guide",
      },
      {
        kind: 'cma-request',
        title: 'Home Valuation',
        text: 'A written price opinion prepared by a person from recent comparable sales, condition and location.',
        button: 'Request a Home Valuation',
      },
      {
        kind: 'consultation',
        title: 'Consultation',
        text: 'Half an hour by phone, video or in person to talk through a purchase, a sale or an investment.',
        button: 'Schedule Consultation',
      },
    ],
  },
} as const;
