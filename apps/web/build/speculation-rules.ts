/**
 * Lets the browser fetch a page when the pointer rests on a link to it, and render it when the link
 * is pressed. The text is the same on every page, so that the policy can allow it by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }],
});
