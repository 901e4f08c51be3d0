/** What is built, in the order of the filter, and as it is called. */
export const developmentKinds = {
  residential: 'Homes',
  'mixed-use': 'Mixed use',
  hotel: 'Hotel and resort',
  park: 'Park and trail',
  venue: 'Stadium and culture',
  campus: 'Campus',
} as const;
export type DevelopmentKind = keyof typeof developmentKinds;

/** How far it is, in the order of time, and as it is called. */
export const developmentStages = {
  planned: 'Planned',
  'under-construction': 'Under construction',
  'opening-in-phases': 'Opening in phases',
  completed: 'Completed',
} as const;
export type DevelopmentStage = keyof typeof developmentStages;

/** A project is active until it is completed. */
export const isActive = ({ stage }: { readonly stage: DevelopmentStage }): boolean => stage !== 'completed';
