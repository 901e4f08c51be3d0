import { content } from '../made/content.ts';

export { equalHousingStatement } from './equal-housing.ts';
export const wireFraudNotice = content.notices.wireFraud;
