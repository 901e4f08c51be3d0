export { investmentCards, marketContent, notableSales, spotlights, trendCards } from '../made/market.ts';
export type * from './market-types.ts';
