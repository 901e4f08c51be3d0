import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { papers } from './documents.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { inAllUnless } from './in-all.ts';
import { linkOfNotice } from './link-of-notice.ts';
import { sizeAt, widths } from './paths.ts';
import { expectPdf, hostile, readPdfs, threePages } from './pdf-viewer.ts';

/**
 * The share of a frame in pure red, from 0 to 1. `reader` is a blank page that reads the pixels.
 */
async function redness(frame: Locator, reader: Page): Promise<number> {
  const source = `data:image/png;base64,${(await frame.screenshot()).toString('base64')}`;
  return reader.evaluate(async (url) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const pixels = drawing?.getImageData(0, 0, image.width, image.height).data ?? [];
    let red = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at] ?? 0) > 240 && (pixels[at + 1] ?? 255) < 15 && (pixels[at + 2] ?? 255) < 15) red += 1;
    return red / (image.width * image.height);
  }, source);
}

/** A picture that is red all over, as the browser draws it. */
const redPicture = async (reader: Page) =>
  Buffer.from(
    await reader.evaluate(async () => {
      const canvas = new OffscreenCanvas(800, 600);
      const drawing = canvas.getContext('2d');
      if (drawing) drawing.fillStyle = '#f00';
      drawing?.fillRect(0, 0, 800, 600);
      return Array.from(new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer()));
    }),
  );

for (const width of widths) {
  test(
    `at ${width} px the agent opens, downloads and erases the documents from the link in the mail; a picture is drawn in its frame, sealed off by its own policy; a PDF is whole, and axe finds nothing${width === 390 ? '; it is read page by page, by keys and by name, larger and smaller; a hostile one causes no dialog, no request, no download and no window; one that takes too long is not waited for' : ''}`,
    inAllUnless(width === 390),
    async ({ page, context, served, watching }) => {
      await page.setViewportSize(sizeAt(width));
      const reader = await context.newPage();
      const chosen = papers();
      const photoId = { name: chosen.photoId.name, buffer: await redPicture(reader) };
      const link = await linkOfNotice(served, {
        ...chosen,
        photoId,
        creditReport: { name: 'report.pdf', buffer: threePages() },
        proofOfIncome: { name: 'w2.pdf', buffer: hostile() },
      });
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Client documents' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(documentFieldNames.length);
      await expect(page.getByText('Führerschein (front).png')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download Bank Statement Month 1' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('statement-1.pdf');
      expect(readFileSync(await file.path()).equals(papers().bankStatement1.buffer)).toBe(true);

      const zipping = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download All as One Zip File' }).click();
      expect((await zipping).suggestedFilename()).toBe('client-documents.zip');

      // The frame refuses access and reports it on the console, so this looks at the response's
      // bytes.
      const content = page.waitForResponse(/\/content$/);
      await page.getByRole('link', { name: 'View Government ID' }).click();
      expect((await content).headers()).toMatchObject({
        'content-type': 'image/png',
        'content-security-policy': expect.stringMatching(/sandbox.*frame-ancestors 'self'/),
      });
      const frame = page.locator('iframe[title="Government ID"]');
      await expect(frame).toHaveAttribute('sandbox', '');
      await expect.poll(() => redness(frame, reader)).toBeGreaterThan(0.3);
      await frame.evaluate((element) => element.remove());
      await expect.poll(() => page.frames().length).toBe(1);
      // Axe looks at such a page with a PDF.
      if (process.env.TEST_ALL) expect(await faultsOf(page)).toEqual([]);

      const viewer = await expectPdf(page, link, width);
      if (width === 390) await readPdfs(page, link, viewer);
      await page.setViewportSize(sizeAt(width));
      await page.getByRole('link', { name: 'All documents' }).click();

      await page.getByText('Who opened what, and when').click();
      await expect(page.getByRole('row', { name: /Viewed Government ID/ })).toBeVisible();
      await expect(page.getByRole('row', { name: /Downloaded Bank Statement Month 1/ })).toBeVisible();

      await page.getByText('Erase these documents').click();
      await page
        .getByRole('checkbox', { name: `Yes, erase all ${documentFieldNames.length} documents now` })
        .check();
      // With all of it open.
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Erase Now' }).click();
      await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
      watching.expected.push(/404/);
      expect((await page.goto(link))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
    },
  );
}
