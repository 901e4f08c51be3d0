import type { ConciergeFile } from '../schema/concierge.ts';
import type { MarketFile } from '../schema/market.ts';
import type { AboutFile, HomePageFile, NoticesFile, PagesFile } from '../schema/pages.ts';
import type { BuyersGuide } from './buyers-guide-types.ts';
import type { DatedWords } from './dated-words.ts';
import type { Area, Development } from './development-types.ts';
import type { FaqItem } from './faq-types.ts';
import type { Focus } from './focus.ts';
import type { Home } from './home-types.ts';
import type { LegalPage } from './legal-types.ts';
import type { InvestmentCard, NotableSale, Spotlight, TrendCard } from './market-types.ts';
import type { Neighborhood } from './neighborhood-types.ts';
import type { PlateName } from './plates.ts';
import type { QuizStyle } from './quiz-styles.ts';
import type { QuizQuestion, QuizResults } from './quiz-types.ts';
import type { SiteIdentity } from './site-identity.ts';

/** A measured drawing with its words. */
export interface PlateWords {
  readonly name: PlateName;
  readonly alt: string;
  readonly caption: string;
}

/** What a page is called: to visitors, search engines and on share cards. */
export interface PageWords {
  /** Without the brand's suffix. */
  readonly title: string;
  readonly heading: string;
  /** Shown by search engines below the title. */
  readonly description: string;
  /** What its share card shows, if not the default. */
  readonly card?: { readonly picture: string; readonly line: string } | undefined;
}

export type PageName = keyof PagesFile['pages'];

/**
 * Everything that `content/` says, checked and ready to be shown on one day: old figures are marked
 * or left out, counts are filled in, lists are in the order of the pages. It is plain data (JSON),
 * so it can be stored, sent and compared.
 */
export interface Content {
  readonly identity: SiteIdentity;
  readonly brand: { readonly name: string; readonly tagline: string; readonly titleSuffix: string };
  readonly footerPlaces: readonly { readonly slug: string; readonly name: string }[];
  /** `days`: 0 is Sunday. `opens` and `closes`: HH:MM in Jacksonville. */
  readonly businessHours: {
    readonly days: readonly number[];
    readonly opens: string;
    readonly closes: string;
    readonly inWords: string;
  };
  /** Whether the desk offers WhatsApp beside texts. */
  readonly usesWhatsApp: boolean;
  /** Whether a tour needs a signed buyer agreement first. */
  readonly asksForBuyerAgreement: boolean;
  /**
   * Where each sample home and figure is written. Production refuses to start while there are any.
   */
  readonly samples: readonly string[];
  /** Every home that has a page: those of the carousel in its order, then the others. */
  readonly homes: readonly Home[];
  /** Ids of homes that are withdrawn or outdated. They have no page, and keep their photos. */
  readonly hiddenHomes: readonly string[];
  /** How many of `homes`, from the first, are in the carousel. */
  readonly featuredCount: number;
  /** Addresses that once had a page, with the address that takes its place. */
  readonly moved: Readonly<Record<string, string>>;
  /** In the order of the cards. */
  readonly neighborhoods: readonly Neighborhood[];
  readonly developmentAreas: Readonly<Record<string, Area>>;
  readonly developments: readonly Development[];
  readonly market: {
    readonly intro: string;
    readonly headings: Readonly<Record<'trends' | 'sales' | 'spotlight' | 'investment', string>>;
    readonly reportLine: string;
    readonly reportLabel: string;
    readonly reportPlate: MarketFile['reportPlate'];
    readonly trends: readonly TrendCard[];
    readonly sales: readonly NotableSale[];
    readonly spotlights: readonly Spotlight[];
    readonly investment: readonly InvestmentCard[];
  };
  readonly faq: {
    readonly intro: string;
    readonly note: string;
    readonly contactLabel: string;
    readonly contactLine: string;
    readonly items: readonly FaqItem[];
  };
  readonly quiz: {
    readonly intro: string;
    readonly notice: string;
    readonly questions: readonly QuizQuestion[];
    readonly results: QuizResults;
  };
  readonly buyersGuide: BuyersGuide;
  readonly homePage: Omit<HomePageFile, 'hero' | 'developments'> & {
    readonly hero: Omit<HomePageFile['hero'], 'illustration' | 'keepsTime'> & {
      readonly imageAlt: string;
      readonly focus: Focus;
      /** Whether the picture follows the time of day in Jacksonville. */
      readonly keepsTime: boolean;
    };
    readonly developments: Pick<HomePageFile['developments'], 'heading' | 'intro' | 'note' | 'claims'> &
      DatedWords;
  };
  readonly about: Omit<AboutFile, 'plate'> & {
    /** Stands here until there is a photo of the agent; without it a portrait frame. */
    readonly plate?: PlateWords | undefined;
    readonly paragraphs: readonly string[];
  };
  readonly concierge: ConciergeFile;
  readonly notices: NoticesFile;
  readonly legal: Readonly<Record<'privacyPolicy' | 'termsOfService' | 'accessibility', LegalPage>>;
  /** The day on which the words and figures were last gone through; legal pages carry their own. */
  readonly updated: string;
  readonly pages: Readonly<Record<PageName, PageWords>>;
  readonly quizResultPages: Readonly<Record<QuizStyle, PageWords>>;
  readonly notFound: PageWords & {
    readonly line: string;
    readonly illustration: PagesFile['notFound']['illustration'];
  };
}
