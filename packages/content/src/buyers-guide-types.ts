import type { PlateName } from './plates.ts';

/**
 * A part of a chapter: trusted HTML, in which `<sup>` is the number of a source, or the place of a
 * table that the page renders.
 */
export type ChapterPart =
  | { readonly kind: 'prose'; readonly html: string }
  | { readonly kind: 'costs' | 'timeline' };

export interface GuideChapter {
  /** Made from the title. Also its fragment within the page. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** The drawing that opens it. */
  readonly plate?: PlateName | undefined;
  readonly parts: readonly ChapterPart[];
}

/** Where a fact comes from, under the number by which the prose names it. */
export interface GuideNote {
  readonly number: number;
  readonly what: string;
  /** In words: 'September 2024', or 'Read November 2026' where the source bears no date. */
  readonly month: string;
  readonly address?: string | undefined;
}

/** One line of costs, reckoned. Amounts are printed: $2,887.50. */
export interface CostLine {
  readonly what: string;
  /** How the amount comes about, in words. */
  readonly how: string;
  readonly amount: string;
  /** The number of its note; an estimate says that it is one. */
  readonly note?: number;
}

/** One purchase worked through. */
export interface BuyingCosts {
  readonly price: string;
  readonly downPayment: string;
  readonly downPercent: string;
  readonly loan: string;
  readonly buyer: readonly CostLine[];
  readonly buyerTotal: string;
  /** As a share of the price: 2.97%. */
  readonly buyerShare: string;
  readonly cashTotal: string;
  readonly cashShare: string;
  readonly seller: readonly CostLine[];
  readonly sellerTotal: string;
  readonly deposits: string;
  readonly depositPercent: string;
  readonly dueAtClosing: string;
}

export interface BuyersGuide {
  readonly title: string;
  readonly line: string;
  /** The month in which it was last gone through, as 2026-11. */
  readonly edition: string;
  readonly intro: readonly string[];
  readonly notice: string;
  readonly howToUse: string;
  readonly chapters: readonly GuideChapter[];
  readonly costs: BuyingCosts;
  readonly timeline: readonly { readonly when: string; readonly what: string }[];
  readonly checklist: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly glossary: readonly { readonly term: string; readonly meaning: string }[];
  readonly notes: readonly GuideNote[];
}
