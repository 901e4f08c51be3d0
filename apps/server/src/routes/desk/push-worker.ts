import { DESK_PATH } from '../../desk/auth/landing.ts';

/**
 * What a browser runs when a push comes, also with no page open: it shows the note, and opens the desk when that is
 * pressed. It keeps and fetches nothing. A browser that is told and shows nothing loses its permission, so a note
 * that cannot be read is shown as news without more.
 */
export const pushWorker = `'use strict';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => {
  let note = {};
  try {
    note = event.data.json();
  } catch {}
  const { title = 'News on your desk', body = 'Open your desk.', tag = 'desk' } = note;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png' }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow('${DESK_PATH}'));
});
`;
