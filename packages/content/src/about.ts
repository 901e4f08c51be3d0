import { type NeighborhoodSlug, neighborhoodSlugs } from './ids.ts';

/** The about section: copy and facts that stay true whoever the agent is. */
export const aboutContent = {
  heading: 'One Agent, From First Call to Closing',
  paragraphs: [
    'I am licensed in Florida, work under the brokerage named here, answer the phone myself, walk the houses and write the offers. Nothing is handed to a call center, and what you tell me on the first day is still known on the last.',
    'Houses here differ by the century they were built in and by the water they stand near. Heart pine and plaster, block and terrazzo, tile over felt and new frame each fail in their own way. Much of the work is reading those signs, ordering the right inspection, and saying plainly when a house is not worth its price.',
  ],
  facts: [
    {
      value: String(neighborhoodSlugs.length),
      label: 'neighborhood guides',
      text: 'From Springfield to Ponte Vedra Beach, each with its own page and dated figures.',
    },
    {
      value: '2',
      label: 'counties',
      text: 'Duval and St. Johns, which differ in taxes, permits and utilities.',
    },
    {
      value: '24',
      label: 'hours to an answer',
      text: 'Every inquiry gets a reply from me, in person, within a day.',
    },
  ],
  serviceAreas: {
    heading: 'Service areas',
    /** What lies together stands in one line; each neighborhood once. */
    list: [
      ['downtown-jacksonville'],
      ['riverside', 'avondale', 'ortega'],
      ['springfield', 'murray-hill'],
      ['san-marco', 'southside'],
      ['atlantic-beach', 'jacksonville-beach'],
      ['ponte-vedra-beach', 'nocatee'],
    ] satisfies NeighborhoodSlug[][],
  },
} as const;
