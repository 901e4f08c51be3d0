/** What a visitor may choose in the consultation form. */
export const interests = [
  'Buying a home',
  'Selling a home',
  'Buying and selling',
  'Investment property',
  'New construction',
  'Moving to Jacksonville',
] as const;

export const showingTimes = ['Morning', 'Afternoon', 'Evening'] as const;
export const showingWays = ['In person', 'Video'] as const;
