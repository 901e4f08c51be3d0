/** Stands in the footer of every page; its words are the law's. */
export const equalHousingStatement =
  'Equal Housing Opportunity. We do business in accordance with the Fair Housing Act and do not discriminate on the basis of race, color, religion, sex, disability, familial status or national origin, or on any other basis protected by state or local law.';
