/** Stands in the footer of every page; its words are the law's. */
export const equalHousingStatement =
  'Equal Housing Opportunity. All business here is done in accordance with the Fair Housing Act, without discrimination on the basis of race, color, religion, sex, disability, familial status or national origin, or on any other basis protected by state or local law.';
