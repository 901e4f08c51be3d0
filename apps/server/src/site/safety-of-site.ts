import { pageSafety, safetyHeadersFor } from '../plugins/safety-headers.ts';
import type { Site } from './load-site.ts';

type Headers = Readonly<Record<string, string>>;

/** Remembers what is derived from a site for as long as the site is used. */
function perSite<T>(derive: (site: Site) => T): (site: Site) => T {
  const known = new WeakMap<Site, T>();
  return (site) => {
    const before = known.get(site);
    if (before) return before;
    const derived = derive(site);
    known.set(site, derived);
    return derived;
  };
}

const pageHeaders = perSite(() => new Map<string, Headers>());

/** The policy of one page, by its route path. */
export function safetyOfPage(site: Site, path: string): Headers {
  const ofSite = pageHeaders(site);
  const before = ofSite.get(path);
  if (before) return before;
  const headers = pageSafety(site, path);
  ofSite.set(path, headers);
  return headers;
}

/** The headers that every answer starts with. */
export const usualSafety = (publicUrl: string): ((site: Site) => Headers) =>
  perSite((site) => safetyHeadersFor(site.csp, publicUrl));
