import { DESK_PATH } from '../../desk/auth/landing.ts';

/**
 * The service worker: shows a note for each push, even with no page open, and opens the desk on a
 * click. It stores and fetches nothing. Browsers revoke the permission after a push without a note,
 * so an unreadable one shows a generic note.
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
