import type { Locator, Page } from '@playwright/test';
import type { MailServer } from '@rivermark/testkit/mail-server';
import type { RunningSite } from '@rivermark/testkit/site';

/** Requests a sign-in link on the open page, and returns the link in the mail. */
export async function mailedLink(page: Page, mail: MailServer): Promise<string> {
  const before = mail.received.length;
  await page.getByRole('button', { name: 'Email Me a Link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const received = await mail.waitForMail(
    (one) => mail.received.indexOf(one) >= before && one.mail.subject === 'Your link to the desk',
  );
  return /^Open my desk: (\S+)$/m.exec(received.mail.text ?? '')?.[1] ?? '';
}

/**
 * Signs the page's browser in to the desk, like the agent. A server mails three links in a quarter
 * of an hour.
 */
export async function signInToDesk(page: Page, { site, mail }: { site: RunningSite; mail: MailServer }) {
  await page.goto(`${site.url}/desk/sign-in`);
  await page.goto(await mailedLink(page, mail));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.url}/desk`);
}

/**
 * The link to one of the desk's sections, scrolled into view. On a phone the rarely used ones are
 * below 'More'.
 */
export async function linkToRoom(page: Page, name: string): Promise<Locator> {
  const rooms = page.getByRole('navigation', { name: 'Desk' });
  const link = rooms.getByRole('link', { name: new RegExp(`^${name}\\b`) });
  if (!(await link.isVisible())) await rooms.getByText('More').click();
  return link;
}
