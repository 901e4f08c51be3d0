/** The about section: copy and facts that stay true whoever the agent is. */
export const aboutContent = {
  heading: 'One Agent, From First Call to Closing',
  paragraphs: [
    'Rivermark is the work of a single agent, licensed in Florida and working under the brokerage named on this page, who answers the phone, walks the houses and writes the offers. Nothing is handed to a call center, and what you tell us on the first day is still known on the last.',
    'Houses here differ by the century they were built in and by the water they stand near. Heart pine and plaster, block and terrazzo, tile over felt and new frame each fail in their own way. Much of the work is reading those signs, ordering the right inspection, and saying plainly when a house is not worth its price.',
  ],
  facts: [
    {
      value: '12',
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
      text: 'Every enquiry is stored before it is acknowledged, and answered within a day.',
    },
  ],
  serviceAreas: {
    heading: 'Service areas',
    list: [
      'Downtown and the Southbank',
      'Riverside, Avondale and Ortega',
      'Springfield and Murray Hill',
      'San Marco and Southside',
      'Atlantic Beach and Jacksonville Beach',
      'Ponte Vedra Beach and Nocatee',
    ],
  },
} as const;
