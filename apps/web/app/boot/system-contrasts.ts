/** What visitors set in their system instead of the panel. No document has the rules for it. */
export const systemContrasts = ['(prefers-contrast:more)', '(forced-colors:active)'] as const;
