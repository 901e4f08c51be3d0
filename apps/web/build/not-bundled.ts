/**
 * Packages that the renderer imports unbundled: they have machine code, or load files beside
 * themselves.
 */
export const NOT_BUNDLED = ['sharp', 'subset-font', 'opentype.js'] as const;
