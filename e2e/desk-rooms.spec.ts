import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NOTICE_SUBJECT } from '@rivermark/contracts/documents';
import type { MailServer } from '@rivermark/testkit/mail-server';
import { test } from './desk-fixture.ts';
import { faultsOf } from './faults-of.ts';
import { expect } from './fixtures.ts';
import { inAllUnless } from './in-all.ts';
import { glanceAtPage, lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { linkToRoom, mailedLink, signInToDesk } from './sign-in-to-desk.ts';
import { enquire, handOver } from './visitors.ts';

const longName = 'Maximiliane von Hohenstein-Wittelsbach-Sondershausen';
const longMessage = `We are moving from Chicago in the spring. ${'https://example.com/'.padEnd(180, 'x')} ${'A garden, please. '.repeat(80)}`;

/** Nothing is wider than the page, and everything to press is large enough for a thumb. */
async function fits(page: Page) {
  const small = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const controls = document.querySelectorAll(
      'main :is(a.button, button, summary, select, input:not([type=checkbox], [type=hidden]))',
    );
    const low = [...controls].filter((one) => {
      const { height, width } = one.getBoundingClientRect();
      return width > 0 && height < 43.5;
    });
    return [...low.map((one) => one.outerHTML), ...(wide > 0 ? [`${wide} px too wide`] : [])];
  });
  expect(small).toEqual([]);
}

async function visitorsCome(url: string) {
  await enquire(url, 'contact', {
    name: 'Ada Brown',
    email: 'ada@visitor.example',
    message: 'Is the dock deep enough?',
    text_consent: 'yes',
  });
  await enquire(url, 'showing', {
    name: longName,
    place: 'No. 1 Sample Point, Ortega',
    message: longMessage,
  });
  await enquire(url, 'contact', { name: 'Held Back', message: 'Hello', reason_code: 'filled' });
  await handOver(url, { name: 'Ada Brown', email: 'Ada@visitor.example' });
}

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
    const title = `at ${width} px ${scripts ? 'with' : 'without'} scripts the agent comes from the mail to the desk, exports, erases a person, and goes out again; ${scripts ? 'a passkey signs in without a mail and lands at the documents, whose link opens nothing without it; the agent ' : ''}calls, marks, undoes, notes, searches, decides on spam, and looks into every room`;
    test(title, inAllUnless(scripts), async ({ page, desk: { site, mail } }) => {
      test.slow();
      const looked = new Set<string>();
      const look = async (lookOrGlance = lookAtPage) => {
        await fits(page);
        if (!scripts) return;
        await lookOrGlance(page);
        const { pathname } = new URL(page.url());
        if (looked.has(pathname) && !process.env.TEST_ALL) return;
        looked.add(pathname);
        await page.setViewportSize({ width: 320, height: 600 });
        await fits(page);
        await page.setViewportSize(sizeAt(width));
      };
      const glance = () => look(glanceAtPage);
      const room = async (name: string, heading: string | RegExp) => {
        await (await linkToRoom(page, name)).click();
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      };
      await page.setViewportSize(sizeAt(width));
      await test.step('the way in and out', async () => {
        await page.goto(`${site.url}/desk/devices`);
        await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
        await look();
        const link = await mailedLink(page, mail);
        await glance();
        await page.goto(link);
        await glance();
        await page.getByRole('button', { name: 'Sign in' }).press('Enter');

        // The page that was requested before.
        await expect(page.getByRole('heading', { name: 'Devices', level: 1 })).toBeVisible();
        await expect(await linkToRoom(page, 'Devices')).toHaveAttribute('aria-current', 'page');
        const verify = scripts && (await addPasskey(page, mail));
        await glance();
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
        await glance();
        await page.getByRole('checkbox', { name: 'Yes, erase what is checked now' }).check();
        await page.getByRole('button', { name: 'Erase Now' }).click();
        await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
        await glance();

        await (await linkToRoom(page, 'Devices')).click();
        await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
        await expect(page.getByRole('button', { name: 'Email Me a Link' })).toBeVisible();
        await page.goto(link);
        await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
        await page.goto(`${site.url}/desk/devices`);
        await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();

        await visitorsCome(site.url);
        if (!verify) return signInToDesk(page, { site, mail });
        const notice = await mail.waitForMail(({ mail: { subject } }) => subject === NOTICE_SUBJECT);
        const documents = /^Open the documents: (\S+)$/m.exec(notice.mail.text ?? '')?.[1] ?? '';
        await page.goto(documents);
        await expect(page.getByText('The documents open right after you sign in.')).toBeVisible();
        await verify(false);
        await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
        await expect(page.getByRole('status')).toHaveText('No passkey was used. You can try again.');
        await glance();
        await verify(true);
        await page.getByRole('button', { name: 'Sign In with a Passkey' }).press('Enter');
        await expect(page.getByRole('heading', { name: 'Client documents' })).toBeVisible();
        await expect(page).toHaveURL(documents);
        await page.goto(`${site.url}/desk/devices`);
        await expect(page.getByText('with a passkey.')).toBeVisible();
        await page.getByRole('button', { name: 'Remove the passkey Phone in my pocket' }).click();
        await expect(page.getByRole('heading', { name: 'Phone in my pocket' })).toHaveCount(0);
      });
      await page.goto(`${site.url}/desk`);

      await expect(page.getByRole('heading', { name: '2 inquiries wait for you', level: 1 })).toBeVisible();
      await look();
      const ada = page.getByRole('article', { name: 'Ada Brown' });
      await expect(ada.getByRole('link', { name: 'Call 904-555-0123 Ada Brown' })).toHaveAttribute(
        'href',
        'tel:+19045550123',
      );
      await expect(ada.getByRole('link', { name: 'Text Ada Brown' })).toHaveAttribute(
        'href',
        /^sms:\+19045550123\?&body=Hello%20Ada%2C/,
      );
      const reply = await ada.getByRole('link', { name: /^Reply to Ada Brown/ }).getAttribute('href');
      expect(decodeURIComponent(reply ?? '')).toMatch(
        /^mailto:ada@visitor\.example\?.*> Is the dock deep enough\?$/s,
      );

      // By keyboard alone.
      await ada.getByRole('button', { name: /^Mark as contacted By Phone ?: Ada Brown/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toContainText('Ada Brown is marked as contacted');
      await expect(page.getByRole('heading', { name: '1 inquiry waits for you' })).toBeVisible();
      await expect(page).toHaveTitle(/^Marked as contacted/);
      await look();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('heading', { name: '2 inquiries wait for you' })).toBeVisible();

      await page.getByRole('link', { name: 'Ada Brown' }).first().click();
      await expect(page.getByRole('heading', { name: 'Ada Brown', level: 1 })).toBeVisible();
      await page.getByText('Another way or time').click();
      await page.getByLabel('How').selectOption('In person');
      await page.getByLabel('Note (optional)').fill('Met at the dock');
      await look();
      await page.getByRole('button', { name: 'Mark as Contacted', exact: true }).click();
      await page.getByLabel('A note for yourself').fill('Prefers afternoons');
      await page.getByRole('button', { name: 'Save the Note' }).click();
      const history = page.getByRole('list').filter({ hasText: 'Received' });
      for (const words of [
        'Opened on the desk',
        'You met in person',
        'Met at the dock',
        'Prefers afternoons',
      ])
        await expect(history).toContainText(words);
      await look();

      await page.getByRole('link', { name: 'Client documents' }).click();
      await expect(page.getByText('Erased in 30 days')).toBeVisible();
      await page.getByRole('button', { name: 'Keep 30 days longer' }).click();
      await expect(page.getByText('Erased in 60 days')).toBeVisible();
      await glance();
      await room('Documents', 'Client documents');
      await look();

      await room('Inquiries', '1 inquiry waits for you');
      await look();
      await page.getByRole('link', { name: '1 message was held back as possible spam' }).click();
      await page.getByRole('button', { name: /^Not Spam: Email It to Me/ }).click();
      await expect(page.getByRole('status').first()).toContainText('The email about it is on its way to you');
      await mail.waitForMail(({ mail: { text } }) => (text ?? '').includes('Held Back'));

      await page.getByLabel('Search all inquiries').fill('afternoons');
      await page.getByLabel('Where it stands').selectOption('');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('status')).toHaveText('1 inquiry');
      await expect(page.getByRole('link', { name: 'Ada Brown', exact: true })).toBeVisible();
      await glance();

      await room('Health', 'All checks passed');
      await glance();
      await room('Figures', 'Figures');
      await look();
      await expect(page.getByText('inquiries over the last 12 weeks')).toBeVisible();
      // A phone shows all of it in two screens, however many weeks are looked at.
      await page.getByRole('link', { name: 'A year', exact: true }).click();
      expect((await page.getByRole('main').boundingBox())?.height).toBeLessThan(2 * 844);
      await page.goto(`${site.url}/desk/visits`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await glance();

      // The link in the mail about one inquiry: a page with one button, which marks it.
      const { text } = (await mail.waitForMail(({ mail: { text } }) => (text ?? '').includes(longName))).mail;
      await page.goto(/^I have been in touch:\s+(\S+)$/m.exec(text ?? '')?.[1] ?? '');
      await expect(page.getByRole('heading', { name: 'Have you been in touch?' })).toBeVisible();
      await glance();
      await page.getByRole('button', { name: 'I have been in touch' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await glance();
    });
  });
}
