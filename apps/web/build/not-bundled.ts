/** What the renderer imports from packages of its own: they have machine code, or load files from beside themselves. */
export const NOT_BUNDLED = ['sharp', 'subset-font', 'opentype.js'] as const;
