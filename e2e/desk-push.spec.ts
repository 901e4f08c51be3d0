import { createECDH } from 'node:crypto';
import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { glanceAtPage } from './look-at-page.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

test('a device is reminded once its browser allows it, is told why where it does not, and shows what is pushed', async ({
  page,
  context,
  desk,
}) => {
  // In place of an outside push service; permission, worker and note are the browser's own.
  await page.addInitScript((p256dh) => {
    const keys = { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
    const made = { toJSON: () => ({ endpoint: 'https://push.example/phone', keys }) };
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
  }, createECDH('prime256v1').generateKeys('base64url'));
  await signInToDesk(page, desk);
  await page.goto(`${desk.site.url}/desk/devices`);
  const ask = page.getByRole('button', { name: 'Remind Me on This Device' });
  await ask.press('Enter');
  await expect(page.getByText('This browser shows no notifications of this site.')).toBeVisible();
  await glanceAtPage(page);

  await context.grantPermissions(['notifications']);
  await ask.press('Enter');
  const stop = page.getByRole('button', { name: 'Do Not Remind Me on This Device' });
  await expect(stop).toBeVisible();
  await glanceAtPage(page);

  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const push = {
    origin: desk.site.url,
    registrationId: await registered,
    data: JSON.stringify({ title: 'An inquiry waits: 20 h', body: 'Open your desk to answer.', tag: 'n' }),
  };
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/desk');
      return (await worker?.getNotifications())?.map(({ title }) => title);
    });
  // Chromium's developer tools drop a push while the worker is still starting. The tag lets a
  // second one replace the first.
  await expect(async () => {
    await browser.send('ServiceWorker.deliverPushMessage', push);
    await expect.poll(shown, { timeout: 3_000 }).toEqual(['An inquiry waits: 20 h']);
  }).toPass();
  await stop.click();
  await expect(ask).toBeVisible();
});
