import type { Site } from '../site/load-site.ts';

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** The content-security policy of every answer; a route may set a stricter one of its own. */
function policyOf({ scriptHashes, styleHashes, outside }: Site['csp']): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...outside.script],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', ...outside.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside.connect],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What stands on every answer. */
export function safetyHeadersFor(csp: Site['csp'], publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': policyOf(csp),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Share windows are opened from the page, which must be able to see them close.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
