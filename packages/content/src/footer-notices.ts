// Apart from the legal texts and the rules for words, which would otherwise come with them to every page.

export const equalHousingStatement =
  'Equal Housing Opportunity. We do business in accordance with the Fair Housing Act and do not discriminate on the basis of race, color, religion, sex, disability, familial status or national origin, or on any other basis protected by state or local law.';

/** Changed wire instructions are how buyers lose their deposit. */
export const wireFraudNotice =
  'I never send or change wire instructions by e-mail or through this site. Before sending money, call your title company or attorney at a number you found yourself.';
