/**
 * The service worker of one sign-in page. It answers for that page alone: from the server while
 * there is a line, else from what the page stored. It stores nothing itself.
 */
export const guestWorker = (page: string): string => `'use strict';
const PAGE = '${page}';
const PATIENCE_MS = 4000;
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const isPage = new URL(request.url).pathname === PAGE;
  if (request.mode === 'navigate' && isPage) event.respondWith(answerPage(request));
  else if (request.mode !== 'navigate' && !isPage)
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
async function answerPage(request) {
  const answer = fetch(request);
  const kept = await caches.match(PAGE, { ignoreVary: true });
  if (!kept) return answer;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const soon = await Promise.race([answer.catch(() => undefined), late]);
  return soon && soon.status < 500 ? soon : kept;
}
`;
