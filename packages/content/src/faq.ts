export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where what the answer speaks of is found. */
  readonly link?: { readonly label: string; readonly to: string };
}

export const faqContent = {
  intro:
    'Short answers to what buyers and sellers in Jacksonville ask most. They are general information, not legal, tax or insurance advice.',
  contactLabel: 'Contact',
  contactLine: 'A question that is not here? Write, and I will answer within 24 hours.',
} as const;

export const faqItems: readonly FaqItem[] = [
  {
    id: 'closing-costs',
    question: 'How much are closing costs in Jacksonville?',
    answer:
      'Closing costs typically run 2-5% of the price. A buyer’s share usually holds lender charges, prepaid taxes and insurance, the survey, recording, and Florida’s documentary stamp and intangible taxes on a new mortgage. A seller’s share usually holds the documentary stamps on the deed, 70 cents per $100 of price, and any commission agreed. Who pays for the owner’s title policy varies by county and contract. I give you an itemized estimate before an offer goes out.',
  },
  {
    id: 'buyer-agreement',
    question: 'Do I have to sign something before touring a home?',
    answer:
      'Yes. A written buyer agreement is needed before touring a home with me, in person or by live video. It states what I do, for how long, and what I am paid, which is negotiable and not set by law. You need no agreement to visit an open house on your own, to ask about my services, or to read anything on this site.',
  },
  {
    id: 'flood-insurance',
    question: 'Will I need flood insurance?',
    answer:
      'A lender requires it when the building stands in a Special Flood Hazard Area, and an ordinary homeowner’s policy does not cover flood anywhere. Zones change from block to block along the river, its creeks and the beach, so I look up the FEMA map, ask for an elevation certificate and get a quote during the inspection period. Florida sellers have had to give a flood disclosure at or before contract since October 2024.',
  },
  {
    id: 'hoa-cdd',
    question: 'What is the difference between an HOA fee and a CDD assessment?',
    answer:
      'A homeowners association fee is paid to a private association for upkeep and rules. A community development district is a unit of local government that borrowed to build roads, drainage and amenities; its assessment appears on the yearly property tax bill and has a debt part and an operating part. Nocatee has both. Ask for the remaining debt on the exact lot, because two houses on one street can differ.',
  },
  {
    id: 'condominium-reserves',
    question: 'What should I read before buying a condominium?',
    answer:
      'For buildings of three or more habitable stories, Florida asks for a milestone inspection at a set age and a structural integrity reserve study. Read both, with the budget, the minutes of the past year, the master insurance policy and any pending special assessment. State law gives a buyer time to cancel after receiving the documents; it is 15 days when buying from the developer. I put the dates on a calendar the day they arrive.',
  },
  {
    id: 'homestead',
    question: 'How does the homestead exemption change my property tax?',
    answer:
      'An owner whose permanent residence it is on January 1 can file by March 1 of that year. The exemption lowers the taxable value, and the yearly rise in assessed value is then capped at 3% or the change in consumer prices, whichever is less. After a sale the cap ends, so a new owner’s bill can be far higher than the seller’s. The county property appraiser’s estimator gives a usable forecast.',
  },
  {
    id: 'timeline',
    question: 'How long does it take to buy a home here?',
    answer:
      'With financing, most contracts close 30 to 45 days after they are signed; a cash purchase can close in about two weeks once title work is done. Inspections usually take place in the first 10 to 15 days. Older houses need more of that time: a four-point and a wind mitigation report for the insurer, a sewer camera, and often a structural opinion. Buyers elsewhere can tour by video and sign before an online notary.',
  },
  {
    id: 'valuation',
    question: 'How do you estimate what my home is worth?',
    answer:
      'By hand. I visit, compare recent closed sales of similar age, build and position, adjust for roof, systems, waterfront and lot, and check what is for sale now. You get a written range with the sales it rests on, and the reasons for each adjustment. It is a comparative market analysis, not an appraisal. Request one with the property’s address.',
    link: { label: 'Request a home valuation', to: '/#contact' },
  },
];
