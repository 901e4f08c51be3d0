import type { DatedWords } from './dated-words.ts';

export interface MonthlyPoint {
  /** For example '2026-10'. */
  readonly month: string;
  readonly value: number;
}

export interface TrendCard extends DatedWords {
  readonly id: 'median-price' | 'days-on-market' | 'inventory' | 'new-listings';
  readonly title: string;
  readonly value: string;
  readonly change: string;
  readonly trend: 'up' | 'down';
  readonly description: string;
  /** Thirteen months, so that the last stands against the same month a year before. */
  readonly series: readonly MonthlyPoint[];
}

export interface NotableSale extends DatedWords {
  readonly neighborhood: string;
  readonly neighborhoodSlug: string;
  readonly price: string;
  readonly type: string;
  readonly days: number;
}

export interface Spotlight extends DatedWords {
  readonly name: string;
  readonly slug: string;
  readonly medianPrice: string;
  readonly growth: string;
  readonly highlight: string;
}

export interface InvestmentCard extends DatedWords {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  /** What the value counts, such as 'active projects'. */
  readonly unit: string;
  readonly description: string;
}
