import type { Site } from '../site/load-site.ts';

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** Who may show an answer in a frame: nobody, or the site's own pages. */
type Framing = 'none' | 'self';

/** The content-security policy of every answer; a route may set a stricter one of its own. */
function policyOf({ scriptHashes, styleHashes, outside }: Site['csp'], framing: Framing): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...outside.script],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', ...outside.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside.connect],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...outside.frame],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [`'${framing}'`],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What stands on every answer; the few that the site's own pages frame say so. */
export function safetyHeadersFor(
  csp: Site['csp'],
  publicUrl: string,
  framing: Framing = 'none',
): Record<string, string> {
  return {
    'content-security-policy': policyOf(csp, framing),
    'x-content-type-options': 'nosniff',
    'x-frame-options': framing === 'self' ? 'SAMEORIGIN' : 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Share windows are opened from the page, which must be able to see them close.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
