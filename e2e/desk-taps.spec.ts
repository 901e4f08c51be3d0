import type { Locator, Page } from '@playwright/test';
import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { inAll } from './in-all.ts';
import { sizeAt } from './paths.ts';
import { mailedLink } from './sign-in-to-desk.ts';
import { enquire, handOver } from './visitors.ts';

/** Counts taps on a phone. Typing is not counted, nor is the tap into a field. */
function tapCounter(page: Page) {
  let taps = 0;
  return {
    async tap(control: Locator) {
      taps += 1;
      await control.click();
    },
    /** A link that opens another app is tapped, too. */
    async tapOutside(link: Locator, address: RegExp) {
      taps += 1;
      await expect(link).toHaveAttribute('href', address);
    },
    /** Goes to the first page of the desk for the next job; returns the taps of the last. */
    async ended(at = `${new URL(page.url()).origin}/desk`) {
      const spent = taps;
      taps = 0;
      await page.goto(at);
      return spent;
    },
  };
}

test(
  'on a phone each usual job at the desk takes as few taps as the handbook says',
  inAll,
  async ({ page, watching, desk: { site, mail } }) => {
    test.slow();
    watching.expected.push(/ERR_ABORTED/);
    await page.setViewportSize(sizeAt(390));
    const { tap, tapOutside, ended } = tapCounter(page);
    const taps: Record<string, number> = {};
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });

    for (const [at, name] of ['Ada Brown', 'Ben Oak', 'Cleo Ash', 'Dora Elm'].entries()) {
      const [first = ''] = name.split(' ');
      const email = `${first.toLowerCase()}@visitor.example`;
      await enquire(site.url, 'contact', { name, email, phone: `904-555-013${at}`, message: 'Hello' });
    }
    await handOver(site.url, { name: 'Ada Brown', email: 'ada@visitor.example' });

    await page.goto(`${site.url}/desk/sign-in`);
    // One tap asks for the mail, one opens its link.
    const mailed = await mailedLink(page, mail);
    await page.goto(mailed);
    await tap(button('Sign in'));
    await page.waitForURL(`${site.url}/desk`);
    taps['sign in by a mailed link'] = 2 + (await ended());

    const next = page.getByRole('article');
    await tapOutside(next.getByRole('link', { name: /^Call/ }), /^tel:/);
    await tap(next.getByRole('button', { name: /By Phone/ }));
    await expect(page.getByRole('status').first()).toContainText('Ada Brown is marked as contacted');
    taps['call and mark'] = await ended(page.url());
    await tap(button('Undo'));
    await expect(page.getByRole('status').first()).toContainText('Taken back');
    taps.undo = await ended();

    await tapOutside(next.getByRole('link', { name: /^Reply/ }), /^mailto:/);
    await tap(next.getByRole('button', { name: /By Email/ }));
    await expect(page.getByRole('status').first()).toContainText('Ada Brown is marked as contacted');
    taps['reply and mark'] = await ended();

    await tap(page.getByRole('button', { name: /Mark as Contacted ?: Cleo Ash/ }));
    await expect(page.getByRole('status').first()).toContainText('Cleo Ash is marked as contacted');
    taps['mark from the list'] = await ended();

    await tap(link('Ben Oak'));
    await page.getByPlaceholder('A note (optional)').fill('Wants a dock');
    await tap(button('Save the Note'));
    await expect(page.getByText('Your note is saved.')).toBeVisible();
    taps.note = await ended();

    await tap(link('Ben Oak'));
    await page.getByPlaceholder('A note (optional)').fill('Called at noon');
    await tap(button(/By Phone/));
    await expect(page.getByRole('status').first()).toContainText('Ben Oak is marked as contacted');
    taps['mark with a note'] = await ended();

    await tap(page.getByRole('banner').getByRole('link', { name: 'Search' }));
    await page.getByRole('searchbox').first().fill('5550130');
    await tap(page.getByRole('search').getByRole('button', { name: 'Search' }).first());
    await expect(link('Ada Brown').first()).toBeVisible();
    taps['who calls'] = await ended();

    await tap(link(/submission of client documents/));
    await tap(link(/Ada Brown/).first());
    await tapOutside(
      page
        .getByRole('main')
        .getByRole('link', { name: /Open|scan/ })
        .first(),
      /documents/,
    );
    taps['read a PDF'] = await ended();

    await tap(link('Dora Elm'));
    await tap(button(/Mark as Spam/));
    await expect(page.getByRole('status').first()).toContainText('Dora Elm is marked as spam');
    taps.spam = await ended();

    await tap(link('Export and erase'));
    const downloading = page.waitForEvent('download');
    await tap(button('Download Inquiries'));
    await downloading;
    taps.export = await ended(`${site.url}/desk/enquiries?q=Cleo`);

    await tap(link('Cleo Ash'));
    await tap(link('Copy or Erase Data'));
    await tap(page.getByRole('checkbox', { name: 'Yes, erase what is checked now' }));
    await tap(button('Erase Now'));
    await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
    taps.erase = await ended();

    for (let at = 0; at < 21; at++)
      await enquire(site.url, 'contact', {
        name: `Flood ${at}`,
        email: `f${at}@flood.example`,
        message: 'Buy',
      });
    await page.reload();
    await tap(link(/^Look/));
    await tap(button(/Spam/));
    await expect(page.getByRole('status').first()).toContainText('marked as spam');
    taps.flood = await ended();

    expect(taps).toEqual({
      'sign in by a mailed link': 3,
      'call and mark': 2,
      undo: 1,
      'reply and mark': 2,
      'mark from the list': 1,
      note: 2,
      'mark with a note': 2,
      'who calls': 2,
      'read a PDF': 3,
      spam: 2,
      export: 2,
      erase: 4,
      flood: 2,
    });
  },
);
