/** The oldest browsers that scripts and styles are written for. */
export const browserTargets = ['chrome109', 'safari16', 'firefox115'] as const;
