import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NOTICE_SUBJECT } from '@rivermark/contracts/documents';
import type { MailServer } from '@rivermark/testkit/mail-server';
import { test } from './desk-fixture.ts';
import { faultsOf } from './faults-of.ts';
import { expect } from './fixtures.ts';
import { inAllUnless } from './in-all.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { linkToRoom, mailedLink } from './sign-in-to-desk.ts';
import { enquire, handOver } from './visitors.ts';

/** A phone with a passkey of its own. */
async function withAuthenticator(page: Page) {
  const phone = await page.context().newCDPSession(page);
  await phone.send('WebAuthn.enable');
  const { authenticatorId } = await phone.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified: boolean) =>
    phone.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Adds a passkey on the page of the devices; the returned function verifies its owner, or not. */
async function addPasskey(page: Page, mail: MailServer) {
  const verify = await withAuthenticator(page);
  await page.getByLabel('Name of this phone or computer').fill('Phone in my pocket');
  await page.getByRole('button', { name: 'Add a Passkey' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Phone in my pocket' })).toBeVisible();
  await mail.waitForMail(({ mail: { subject } }) => subject === 'A passkey was added to your desk');
  // The same device gets a message, and nothing is added.
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('status')).toHaveText(
    'This device has a passkey for the desk already.',
  );
  return verify;
}

for (const { width, scripts } of [
  { width: 390, scripts: true },
  { width: 1280, scripts: false },
]) {
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts });
    test(
      `at ${width} px ${scripts ? 'with' : 'without'} scripts the agent comes from the mail to the desk, exports, erases a person, and goes out again${scripts ? '; a passkey signs in without a mail and lands at the documents, whose link opens nothing without it' : ''}`,
      inAllUnless(scripts),
      async ({ page, desk: { site, mail } }) => {
        test.slow();
        const look = async () => {
          for (const one of [320, width]) {
            await page.setViewportSize(sizeAt(one));
            expect(await fits(page)).toBe(true);
          }
          if (scripts) await lookAtPage(page);
        };
        await page.setViewportSize(sizeAt(width));
        await page.goto(`${site.url}/desk/devices`);
        await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
        await look();
        const link = await mailedLink(page, mail);
        await look();
        await page.goto(link);
        await look();
        await page.getByRole('button', { name: 'Sign in' }).press('Enter');

        // The page that was requested before.
        await expect(page.getByRole('heading', { name: 'Devices', level: 1 })).toBeVisible();
        await expect(await linkToRoom(page, 'Devices')).toHaveAttribute('aria-current', 'page');
        const verify = scripts && (await addPasskey(page, mail));
        await look();
        // Axe has looked at this address before signing in alone.
        if (scripts) expect(await faultsOf(page)).toEqual([]);
        const told = await mail.waitForMail(({ mail: { subject } }) =>
          /^Signed in to your desk: /.test(subject ?? ''),
        );
        expect(told.recipients).toEqual(['agent@rivermark.example']);
        await expect(page.getByText('This browser adds none')).toBeVisible({ visible: !scripts });
        await expect(page.getByText('This browser shows none')).toBeVisible({ visible: !scripts });
        await expect(page.getByRole('button', { name: 'Remind Me on This Device' })).toBeVisible({
          visible: scripts,
        });

        await enquire(site.url, 'contact', {
          name: 'Ada Brown',
          email: 'ada@visitor.example',
          message: 'Hello',
        });
        await page.getByRole('link', { name: 'Export and erase' }).click();
        await look();
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download Inquiries' }).click();
        const table = await downloading;
        expect(table.suggestedFilename()).toBe('inquiries.csv');
        expect(readFileSync(await table.path(), 'utf8')).toContain('"Ada Brown","ada@visitor.example"');
        await page.getByLabel('Their email address').fill('ada@visitor.example');
        await page.getByRole('button', { name: 'Show What There Is' }).click();
        await expect(page.getByText('On file: 1 inquiry.')).toBeVisible();
        await look();
        await page.getByRole('checkbox', { name: 'Yes, erase what is checked now' }).check();
        await page.getByRole('button', { name: 'Erase Now' }).click();
        await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
        await look();

        await (await linkToRoom(page, 'Devices')).click();
        await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
        await expect(page.getByRole('button', { name: 'Email Me a Link' })).toBeVisible();
        await page.goto(link);
        await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
        await page.goto(`${site.url}/desk/devices`);
        await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
        if (!verify) return;

        await handOver(site.url, { name: 'Ada Brown', email: 'ada@visitor.example' });
        const notice = await mail.waitForMail(({ mail: { subject } }) => subject === NOTICE_SUBJECT);
        const documents = /^Open the documents: (\S+)$/m.exec(notice.mail.text ?? '')?.[1] ?? '';
        await page.goto(documents);
        await expect(page.getByText('The documents open right after you sign in.')).toBeVisible();
        await verify(false);
        await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
        await expect(page.getByRole('status')).toHaveText('No passkey was used. You can try again.');
        await look();
        await verify(true);
        await page.getByRole('button', { name: 'Sign In with a Passkey' }).press('Enter');
        await expect(page.getByRole('heading', { name: 'Client documents' })).toBeVisible();
        await expect(page).toHaveURL(documents);
        await page.goto(`${site.url}/desk/devices`);
        await expect(page.getByText('with a passkey.')).toBeVisible();
        await page.getByRole('button', { name: 'Remove the passkey Phone in my pocket' }).click();
        await expect(page.getByRole('heading', { name: 'Phone in my pocket' })).toHaveCount(0);
      },
    );
  });
}
