/** What the page is made of, for hours without a line. The worker answers from it. */
const CACHE = 'open-house';

/**
 * Stores the page with everything that it has loaded, so that it can be opened again without a
 * line. Resolves with whether it can.
 */
export async function keepGuestPage(path: string): Promise<boolean> {
  const worker = `${path}/worker.js`;
  // Trusted Types allow a worker URL only from a policy. This one knows a single address.
  const policy = window.trustedTypes?.createPolicy('rivermark-guests', { createScriptURL: () => worker });
  await navigator.serviceWorker.register((policy?.createScriptURL(worker) ?? worker) as string, {
    scope: path,
  });
  await navigator.serviceWorker.ready;
  const cache = await caches.open(CACHE);
  const page = await fetch(path).catch(() => undefined);
  // Without a line it stays as it was stored. The open house may have ended meanwhile.
  if (!page?.ok || page.redirected) return (await cache.match(path)) !== undefined;
  await cache.put(path, page);
  const loaded = performance
    .getEntriesByType('resource')
    .filter((one) => (one as PerformanceResourceTiming).initiatorType !== 'fetch')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin);
  await Promise.all([...new Set(loaded)].map((name) => cache.add(name)));
  return true;
}

/** Forgets the pages of all open houses. Guests who wait stay. */
export async function forgetGuestPages(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations())
    if (worker.scope.endsWith('/open-house')) await worker.unregister();
  await caches.delete(CACHE);
}
