import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeRules } from './accessibility-modes.ts';
import { expect } from './fixtures.ts';

/** The minified one: each document parses it again, which then takes half as long. */
const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Two thirds of the time that the test runner's own evaluation of so long a script takes. */
async function evaluateEngine(frame: Frame) {
  const page = frame.page();
  if (frame !== page.mainFrame()) return frame.evaluate(engine);
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Runtime.evaluate', { expression: engine });
}

/**
 * Adds axe to a document without it. A frame may be gone meanwhile, or be the browser's own, such
 * as for a PDF.
 */
async function putInto(frame: Frame) {
  try {
    if (await frame.evaluate(() => !('axe' in window))) await evaluateEngine(frame);
  } catch (fault) {
    if (!frame.isDetached() && !String(fault).includes('has been closed')) throw fault;
  }
}

/** These depend on a page's appearance; the others on its markup and visible parts. */
const ofAppearance = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * What axe finds on the current page: each rule with the elements that break it. Axe is added to a
 * document once. `rules` 'appearance' uses only the rules about appearance, for a page whose markup
 * was checked before. `within` restricts it to an element.
 */
export async function faultsOf(page: Page, rules: 'all' | 'appearance' = 'all', within = ':root') {
  for (const frame of page.frames()) await putInto(frame);
  const only = rules === 'appearance' ? ofAppearance : undefined;
  return page.evaluate(
    async ([only, within]) => {
      // Elements that fade in do not have their final contrast yet.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        within === ':root' ? document : within,
        {
          resultTypes: ['violations'],
          ...(only && { runOnly: only }),
          // With forced colors it mixes the text's new color with the background's old one. Pixel
          // tests cover that.
          rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
        },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [only, within] as const,
  );
}

/** Expects that axe finds nothing by these rules. */
export async function expectNoFaults(page: Page, where: string, rules: AxeRules, within?: string) {
  if (rules !== 'none') expect.soft(await faultsOf(page, rules, within), where).toEqual([]);
}
