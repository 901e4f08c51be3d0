import type { ComponentType } from 'react';

declare const __GALLERY__: boolean;

/** How the browser loads each island, by the name that the server writes into the page. */
export const islands = {
  'accessibility-button': () =>
    import('../features/accessibility-panel/accessibility-button.tsx').then((m) => m.AccessibilityButton),
  concierge: () => import('../features/document-upload/concierge.tsx').then((m) => m.Concierge),
  consent: () => import('../analytics/consent-banner.tsx').then((m) => m.ConsentBanner),
  developments: () =>
    import('../features/developments/developments-explorer.tsx').then((m) => m.DevelopmentsExplorer),
  'enquiry-dialog': () => import('../features/enquiry-forms/enquiry-dialog.tsx').then((m) => m.EnquiryDialog),
  'featured-carousel': () =>
    import('../features/featured-carousel/featured-carousel.tsx').then((m) => m.FeaturedCarousel),
  'home-costs': () => import('../features/home-costs/cost-calculator.tsx').then((m) => m.CostCalculator),
  'home-gallery': () => import('../features/home-gallery/home-gallery.tsx').then((m) => m.HomeGallery),
  'home-list': () => import('../features/home-list/home-list.tsx').then((m) => m.HomeList),
  'neighborhood-tabs': () =>
    import('../features/neighborhood-tabs/neighborhood-tabs.tsx').then((m) => m.NeighborhoodTabs),
  'quiz-answers': () => import('../features/quiz/quiz-after.tsx').then((m) => m.QuizAfter),
  'quiz-dialog': () => import('./quiz-dialog-with-talk.tsx').then((m) => m.QuizDialogWithTalk),
  'quiz-page': () => import('../features/quiz/quiz-page.tsx').then((m) => m.QuizPage),
  toaster: () => import('../ui/toaster.tsx').then((m) => m.Toaster),
  ...(__GALLERY__
    ? { gallery: () => import('../gallery/gallery-island.tsx').then((m) => m.GalleryIsland) }
    : {}),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands | 'gallery';
