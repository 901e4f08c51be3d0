import type { Page } from '@playwright/test';
import { applySettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';

/** How the line at the foot stands in the window, and whether its buttons lie on each other. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('.floating') as HTMLElement;
    const head = document.querySelector('.site-header') as HTMLElement;
    const edge = Number.parseFloat(getComputedStyle(head).paddingInlineStart);
    const shown = [...foot.querySelectorAll('.floating-tab, .floating-name')].filter((one) =>
      one.checkVisibility(),
    );
    const boxes = shown.map((one) => one.getBoundingClientRect());
    const paper = document.createElement('i');
    paper.style.background = 'var(--paper)';
    foot.append(paper);
    const grounds = [foot, paper].map((one) => getComputedStyle(one).backgroundColor);
    paper.remove();
    const { left, right, bottom } = foot.getBoundingClientRect();
    const buttons = [...document.querySelectorAll('.explore-more, .settings-button, .contact-widget')].map(
      (one) => one.getBoundingClientRect(),
    );
    const overlaps = buttons.filter((one, place) =>
      buttons
        .slice(place + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    return {
      buttons: buttons.length,
      overlaps: overlaps.length,
      outside: buttons.filter((one) => one.left < 0 || one.right > innerWidth).length,
      end: Math.abs(Math.round(right - edge - Math.max(...boxes.map((box) => box.right)))),
      start: Math.abs(Math.round(Math.min(...boxes.map((box) => box.left)) - left - edge)),
      lines: Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map((box) => box.bottom)) ? 1 : 2,
      least: Math.min(...boxes.map(({ height }) => height)),
      beyond: shown.filter((one) => one.scrollWidth > one.clientWidth).length,
      belowIt: innerHeight - bottom,
      paper: new Set(grounds).size,
    };
  });

/** With everything that floats; a home page and a booklet have less. */
const looksAt = process.env.TEST_ALL
  ? ['/neighborhoods/san-marco', '/', '/faq', '/buyers-guide']
  : ['/neighborhoods/san-marco'];
const widths = process.env.TEST_ALL ? [320, 390, 768, 900, 1120, 1280, 1920] : [320, 390, 900, 1280];

test("what floats is one line on paper at any width, on the edge of what the page holds, each of its words whole, and no button on another, also with large text; what opens stands on the line, moves nothing beside it, and is from edge to edge of a phone, else at the page's edge; on a phone the page stays in sight above all settings, and a press on it closes what opened; contact is a call, a text message or a form", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const widget = page.locator('.contact-widget > summary');
  const widgetPanel = page.locator('.contact-widget-panel');
  for (const path of looksAt) {
    await page.goto(path);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const at = `${path} at ${width} px`;
      const bar = await barOf(page);
      expect({ ...bar, least: 44 <= bar.least || bar.least }, at).toEqual({
        buttons: path === '/neighborhoods/san-marco' ? 3 : 2,
        overlaps: 0,
        outside: 0,
        end: 0,
        // The smallest phones omit the contact's name: the line is for buttons.
        start: width > 320 ? 0 : bar.start,
        lines: 1,
        least: true,
        beyond: 0,
        belowIt: 0,
        paper: 1,
      });
      const boxes = () =>
        page
          .locator('.floating > *, .contact-widget summary')
          .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
      const before = await boxes();
      await widget.click();
      await expect(widgetPanel).toBeVisible();
      expect(await boxes(), at).toEqual(before);
      await page.keyboard.press('Escape');
    }
    for (const fontSize of process.env.TEST_ALL ? [150, 200] : [200]) {
      await applySettings(page, { fontSize });
      for (const width of process.env.TEST_ALL ? [320, 390, 900, 1280] : [320, 900]) {
        await page.setViewportSize({ width, height: 700 });
        const { overlaps, outside } = await barOf(page);
        expect([overlaps, outside], `${path} at ${width} px, ${fontSize} %`).toEqual([0, 0]);
      }
    }
    await applySettings(page, {});
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const places = new Set<string>();
    for (const [button, panel] of [
      ['.settings-button', '.settings'],
      ['.contact-widget > summary', '.contact-widget-panel'],
    ] as const) {
      await page.locator(button).click();
      await expect(page.locator(panel)).toBeVisible();
      places.add(
        await page.locator(panel).evaluate((opened) => {
          const { left, right, bottom } = opened.getBoundingClientRect();
          const bar = document.querySelector('.floating')?.getBoundingClientRect();
          const over = `${Math.round((bar?.top ?? 0) - bottom)} over the bar`;
          return innerWidth < 600
            ? `from ${left} to ${document.documentElement.clientWidth - right}, ${over}`
            : `${document.documentElement.clientWidth - right} from the window's edge, ${over}`;
        }),
      );
      await page.keyboard.press('Escape');
      await expect(page.locator(panel)).toBeHidden();
    }
    expect([...places], `at ${width} px`).toEqual([
      width < 600 ? 'from 0 to 0, 0 over the bar' : "72 from the window's edge, 0 over the bar",
    ]);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.settings-button').click();
  const { top, rows, whole } = await page.locator('.settings').evaluate((panel) => {
    const box = panel.getBoundingClientRect();
    const rows = [...panel.querySelectorAll('.settings-list > *')];
    return {
      top: box.top,
      rows: rows.length,
      whole: rows.filter((row) => row.getBoundingClientRect().bottom <= box.bottom).length,
    };
  });
  // The header and a fifth of the window.
  expect(top).toBeGreaterThan(64 + 844 / 5);
  expect(whole).toBe(rows);
  await page.keyboard.press('Escape');
  await widget.click();
  await expect(page.getByRole('link', { name: /^Call 904-555-0142$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text Me' })).toHaveAttribute('href', /^sms:\+1904/);
  await page.mouse.click(195, 200);
  await expect(widgetPanel).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(looksAt.at(-1));
  await widget.click();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Send a Message' })).toBeVisible();
});
