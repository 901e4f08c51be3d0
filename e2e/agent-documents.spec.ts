import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NOTICE_SUBJECT } from '@rivermark/contracts/documents';
import type { MailServer } from '@rivermark/testkit/mail-server';
import { fill, open, papers, submit, thanks } from './documents.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { newVisitor } from './forms.ts';
import { sizeAt, widths } from './paths.ts';

/** A client hands six documents over; returns the link in the mail that the agent gets. */
async function linkOfNotice(page: Page, mail: MailServer): Promise<string> {
  const visitor = newVisitor();
  await open(page);
  await fill(page);
  await page.getByLabel('Your name').fill(visitor.name);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const notice = await mail.waitForMail(
    ({ mail: { subject, text } }) => subject === NOTICE_SUBJECT && !!text?.includes(visitor.name),
  );
  return /^Open the documents: (\S+)$/m.exec(notice.mail.text ?? '')?.[1] ?? '';
}

for (const width of widths) {
  test(`at ${width} px the agent opens, downloads and erases the documents from the link in the mail`, async ({
    page,
    served,
    watching,
  }) => {
    await page.setViewportSize(sizeAt(width));
    const link = await linkOfNotice(page, served.mail);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Client documents' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(6);
    await expect(page.getByText('Führerschein (front).png')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Bank Statement Month 1' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('statement-1.pdf');
    expect(readFileSync(await file.path()).equals(papers().bankStatement1.buffer)).toBe(true);

    const zipping = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download all as one zip file' }).click();
    expect((await zipping).suggestedFilename()).toBe('client-documents.zip');

    // Reaching into the frame would be refused there, and said on the console: what it was sent is looked at instead.
    const content = page.waitForResponse(/\/content$/);
    await page.getByRole('link', { name: 'View Government ID' }).click();
    expect((await content).headers()).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const frame = page.locator('iframe[title="Government ID"]');
    await expect(frame).toHaveAttribute('sandbox', '');
    await frame.evaluate((element) => element.remove());
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'All documents' }).click();

    await page.getByText('Who opened what, and when').click();
    await expect(page.getByRole('row', { name: /Viewed Government ID/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Downloaded Bank Statement Month 1/ })).toBeVisible();

    await page.getByText('Erase these documents').click();
    await page.getByRole('checkbox', { name: /Yes, erase all 6 documents now/ }).check();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Erase now' }).click();
    await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
    watching.expected.push(/404/);
    expect((await page.goto(link))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  });
}
