/** The first and the last outside source of the visit, a line each, in the tab's storage. */
const KEY = 'rivermark-source';

/** What the address and the referrer say of an outside source; '' for none. */
function outsideSource(): string {
  const source = new URLSearchParams();
  new URLSearchParams(location.search).forEach((value, name) => {
    if (/^utm_(source|medium|campaign|term|content)$/.test(name)) source.set(name, value.slice(0, 100));
  });
  const host = document.referrer && new URL(document.referrer).host;
  if (host && host !== location.host) source.set('host', host);
  return String(source);
}

/** What an inquiry says of its visit, by the names of its fields. */
export function visitSource(): { source_first: string; source_last: string } {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(KEY);
  } catch {}
  const [source_first = '', source_last = ''] = stored?.split('\n') ?? [];
  return { source_first, source_last };
}

/** The inquiry that carries it was sent. */
export function forgetVisitSource(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

/**
 * Remembers which outside page or campaign led here, until an inquiry is sent or the tab is closed.
 * A reload or a step back is no arrival.
 */
export function rememberVisitSource(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const last = outsideSource();
  if (last === '' || navigator.globalPrivacyControl || arrival?.type !== 'navigate') return;
  try {
    sessionStorage.setItem(KEY, `${visitSource().source_first || last}\n${last}`);
  } catch {}
}
