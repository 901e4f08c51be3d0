import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const engine = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace-window.js')),
  'utf8',
);

/**
 * It requires a name for every article. Ours are no landmarks, and each begins with its heading.
 */
const notOurs = ['aria_article_label_unique'];

/** The part of the engine that is used here. Its package has no types for browsers. */
interface Engine {
  Checker: new () => {
    check(
      node: Document,
      rules: readonly string[],
    ): Promise<{
      results: readonly {
        ruleId: string;
        value: readonly [level: string, result: string];
        path: { dom: string };
        message: string;
      }[];
    }>;
  };
}

/**
 * Violations on the current page according to a second engine beside axe, IBM's: each rule with its
 * place and reason. Excludes recommendations and manual checks.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('ace' in window))) await page.evaluate(engine);
  return page.evaluate(async (leftOut) => {
    // In a closed fold the engine sees the fields but not their labels.
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('main details:has(form)')];
    for (const fold of folds) fold.open = true;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.all(
      folds.flatMap((fold) => fold.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const { ace } = window as unknown as { ace: Engine };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
      .filter(({ ruleId }) => !leftOut.includes(ruleId))
      .map(({ ruleId, path, message }) => `${ruleId} at ${path.dom}: ${message}`);
  }, notOurs);
}
