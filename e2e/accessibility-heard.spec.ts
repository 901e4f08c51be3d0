import type { Page } from '@playwright/test';
import { documentMessages } from '@rivermark/contracts/documents';
import { failureDescription, thanksDescription, thanksTitle } from '@rivermark/contracts/forms';
import { fileAt, toast } from './documents.ts';
import { expect, test } from './fixtures.ts';
import { dialogOf, entriesFor, fillForm, hydrated, newVisitor, openForm, submitButton } from './forms.ts';
import { inAll } from './in-all.ts';
import { type LiveRegion, listenToTree } from './live-regions.ts';
import { bringToHead, covered } from './message-place.ts';

const saying = (regions: readonly LiveRegion[], words: string) =>
  regions.filter((region) => region.words.includes(words));

/** Stops the page's clock, so that pending announcements wait until the test advances it. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

type Tree = Awaited<ReturnType<typeof listenToTree>>;

/** Shorter than the words stay. */
const STEP_MS = 200;

async function listenOn(page: Page, tree: Tree, forMs: number) {
  for (let at = 0; at < forMs; at += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await tree.regions();
  }
}

/**
 * Advances the clock until something was announced: the page may set the timer after the words are
 * shown.
 */
const heardSoon = (page: Page, tree: Tree) =>
  expect
    .poll(async () => {
      await listenOn(page, tree, STEP_MS);
      return tree.heard;
    })
    .toHaveLength(1);

async function filledForm(page: Page) {
  await page.clock.install();
  await page.goto('/faq');
  await hydrated(page);
  await openForm(page, 'consultation');
  await fillForm(page, 'consultation', entriesFor('consultation', newVisitor()));
  await stopClock(page);
}

test('what went wrong is heard once inside the dialog that stays open; thanks are heard once by a region that stood empty in the page, after the dialog has closed', async ({
  page,
  watching,
}) => {
  watching.expected.push(/500|Failed to load resource/);
  await filledForm(page);
  const tree = await listenToTree(page);
  await page.route('**/send', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
  await submitButton(page, 'consultation').click();
  await expect(toast(page, 'Error')).toBeVisible();
  const during = await tree.regions();
  expect(during.map(({ role, words }) => `${role} ${words}`.trim()).sort()).toEqual(['alert', 'status']);
  await heardSoon(page, tree);
  const alert = during.find(({ role }) => role === 'alert');
  expect(tree.heard).toEqual([alert?.id]);
  const fault = `Error. ${failureDescription('consultation')}`;
  expect(saying(await tree.regions(), 'issue')).toEqual([{ ...alert, words: fault }]);
  await listenOn(page, tree, 2000);
  // What is said in a dialog is past once it has closed.
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'consultation')).toBeHidden();
  await expect(toast(page, 'Error')).toHaveCount(0);
  await openForm(page, 'consultation');

  tree.heard.length = 0;
  await submitButton(page, 'consultation').click();
  await expect(toast(page, thanksTitle)).toBeVisible();
  const before = await tree.regions();
  expect(saying(before, thanksTitle)).toEqual([]);
  await heardSoon(page, tree);
  const [id = ''] = tree.heard;
  const words = `${thanksTitle}. ${thanksDescription('consultation')}`;
  expect(saying(await tree.regions(), thanksTitle)).toEqual([{ id, role: 'status', words }]);
  expect(before).toContainEqual({ id, role: 'status', words: '' });
  // While the dialog was open, nobody would have heard it there.
  expect(during.map((region) => region.id)).not.toContain(id);
  // Screen readers find the words only once, in the message itself.
  await listenOn(page, tree, 2000);
  expect(tree.heard).toEqual([id]);
  await expect.poll(async () => saying(await tree.regions(), thanksTitle)).toEqual([]);
  await expect(toast(page, thanksTitle)).toBeVisible();
});

// `concierge.spec.ts` has the same on a phone.
test('on a laptop word of a file that is too large covers not what it repeats', inAll, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/client-concierge');
  await hydrated(page);
  const { tooLarge } = documentMessages;
  await bringToHead(page, '#document-proofOfIncome ~ .document-face');
  await page
    .locator('#document-proofOfIncome')
    .setInputFiles(fileAt({ name: 'pay.pdf', buffer: Buffer.alloc(11 << 20) }));
  await expect(toast(page, tooLarge.title)).toBeVisible();
  const fault = '.field-fault';
  await expect(page.locator(fault)).toHaveText(tooLarge.description);
  await expect.poll(() => covered(page, fault)).toBe(false);
  await bringToHead(page, fault);
  await expect.poll(() => covered(page, fault)).toBe(false);
});
