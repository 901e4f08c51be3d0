import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeRules } from './accessibility-modes.ts';
import { expect } from './fixtures.ts';

/** The minified one: each document reads and compiles it anew, which takes half as long. */
const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Puts axe into a document that has it not. A frame may be gone meanwhile, or be the browser's own, as for a PDF. */
async function putInto(frame: Frame) {
  try {
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(engine);
  } catch (fault) {
    if (!frame.isDetached() && !String(fault).includes('has been closed')) throw fault;
  }
}

/** These go by what a page looks like; the others by its markup, and by how much of it is shown. */
const ofAppearance = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * What axe finds on the page as it stands: each rule with the elements that break it. It is put into a document
 * once, however often that is looked at. With `rules` 'appearance' by the rules
 * that go by it alone, for a page whose markup was looked at before. With `within` only in there.
 */
export async function faultsOf(page: Page, rules: 'all' | 'appearance' = 'all', within = ':root') {
  for (const frame of page.frames()) await putInto(frame);
  const only = rules === 'appearance' ? ofAppearance : undefined;
  return page.evaluate(
    async ([only, within]) => {
      // What is fading in has not yet the contrast that it comes to.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        within === ':root' ? document : within,
        {
          resultTypes: ['violations'],
          ...(only && { runOnly: only }),
          // Where colours are forced it reads the words' new colour and the ground's old one; pixels tell there.
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
