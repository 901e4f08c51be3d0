import type { InlineHashes } from '@rivermark/contracts/built-site';
import type { Site } from '../site/load-site.ts';

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * Where browsers report policy violations, and the directive for it. Every browser knows it. The
 * newer `report-to` header would take 68 bytes of each page's first window for the same reports.
 */
export const POLICY_REPORTS_PATH = '/policy-reports';
export const REPORTED = `report-uri ${POLICY_REPORTS_PATH}`;

/** Which pages may frame an answer: none, or the site's own. */
type Framing = 'none' | 'self';

/** Text becomes a script or markup by these policies alone (`apps/web/app/ui/html-policy.ts`). */
const TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types rivermark-built rivermark-river`;

/** What is no page has no script and no style in it. */
const nothingInline: InlineHashes = { scripts: [], styles: [] };

function policyOf({ outside }: Site['csp'], { scripts, styles }: InlineHashes, framing: Framing): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts), ...outside.script],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", ...outside.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside.connect],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...outside.frame],
    'form-action': ["'self'", ...outside.form],
    'base-uri': ["'none'"],
    'frame-ancestors': [`'${framing}'`],
  };
  return [
    ...Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`),
    // An analytics tag makes scripts from text in its own way: a build that has one goes without.
    ...(outside.script.length === 0 ? [TRUSTED_TYPES] : []),
    REPORTED,
  ].join('; ');
}

/**
 * The policy of files instead. A script running as a worker uses its own answer's policy, and may
 * have more of ours.
 */
export const assetSafety: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
};

/**
 * The policy of site pages instead. It allows inline scripts and styles of that page only; other
 * pages get them as files. The few pages that the site itself frames allow it.
 */
export function pageSafety({ csp, framed }: Pick<Site, 'csp' | 'framed'>, path: string) {
  const framing = framed.includes(path) ? 'self' : 'none';
  return {
    'content-security-policy': policyOf(csp, csp.inline[path] ?? nothingInline, framing),
    'x-frame-options': framing === 'self' ? 'SAMEORIGIN' : 'DENY',
  };
}

/**
 * For a page of a preview that anybody with its link sees. It runs no script and sends no form, so
 * nothing of it counts as a visit.
 */
export function stillPageSafety(site: Pick<Site, 'csp' | 'framed'>, path: string) {
  const { 'content-security-policy': policy } = pageSafety(site, path);
  return {
    'content-security-policy': `${policy}; sandbox allow-same-origin`,
    'x-frame-options': 'DENY',
  };
}

/** What stands on every answer; a route, a page and a file may have a policy of their own. */
export function safetyHeadersFor(csp: Site['csp'], publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': policyOf(csp, nothingInline, 'none'),
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
