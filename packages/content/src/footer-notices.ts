// Apart from the legal texts and the rules for words, which would otherwise come with them to every page.
export { wireFraudNotice } from '../made/wire-fraud.ts';
export { equalHousingStatement } from './equal-housing.ts';
