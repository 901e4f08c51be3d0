import { content } from '../made/content.ts';

export const {
  trends: trendCards,
  sales: notableSales,
  spotlights,
  investment: investmentCards,
  ...marketContent
} = content.market;
export type * from './market-types.ts';
