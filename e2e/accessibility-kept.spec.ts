import type { Page } from '@playwright/test';
import { keepSettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { openPanel, toggle } from './panel.ts';

test('all are kept for reload, other pages and the next visit; another tab and its open panel follow at once, and all are reset at one press', async ({
  page,
  context,
}) => {
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Increase text size' }).click();
  await panel.getByLabel('Inverted').check();
  await panel.getByLabel('Readable font').check();
  const expectKept = async (one: Page) => {
    const html = one.locator('html');
    await expect(html).toHaveAttribute('data-text-size', '125');
    await expect(html).toHaveAttribute('data-contrast', 'inverted');
    await expect(html).toHaveAttribute('data-readable-font', '');
  };
  await page.reload();
  await expectKept(page);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riverside' }).click();
  await expect(page).toHaveURL(/riverside$/);
  await expectKept(page);
  await toggle(page).click();
  const visit = await context.newPage();
  const other = await openPanel(visit, '/neighborhood-quiz');
  await expectKept(visit);
  await expect(other.getByRole('group', { name: 'Text size' })).toContainText('125%');
  await other.getByRole('button', { name: 'Reset All Settings' }).click();
  // The first tab follows without being looked at.
  for (const one of [visit, page])
    for (const name of ['data-text-size', 'data-contrast', 'data-readable-font'])
      await expect(one.locator('html')).not.toHaveAttribute(name);
  await expect(panel.getByRole('group', { name: 'Text size' })).toContainText('100%');
  await expect(panel.getByLabel('Normal')).toBeChecked();
});

test('settings are there before the page is drawn, and nothing moves when the page comes alive', async ({
  page,
  beforeScripts,
}) => {
  await keepSettings(page, { fontSize: 150, contrast: 'inverted', readableFont: true, textSpacing: 150 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) +
              (entry as unknown as { value: number }).value,
          );
    }).observe({ type: 'layout-shift', buffered: true });
    // Told as soon as there is a body that is not held back, which no drawing precedes.
    new MutationObserver((_, observer) => {
      const { dataset, style } = document.documentElement;
      if (!document.body || style.visibility === 'hidden') return;
      dataset.first = dataset.contrast ?? 'none';
      observer.disconnect();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  for (const path of ['/neighborhoods/avondale', ...(process.env.TEST_ALL ? ['/faq'] : [])]) {
    await beforeScripts.open(path);
    await expect(page.locator('html')).toHaveAttribute('data-first', 'inverted');
    // How soon the faces come is the network's, and what they move is not the scripts' doing.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      document.documentElement.dataset.shift = '0';
    });
    beforeScripts.release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(Number(await page.locator('html').getAttribute('data-shift')), path).toBeLessThan(0.02);
  }
});
