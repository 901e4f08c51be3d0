import type { Browser } from '@playwright/test';

/** Slower than this machine, as a phone is. */
const SLOWER = 4;
/** What a task may take before a press has to wait for it. */
const LONG_TASK_MS = 50;
/** Long enough after the load event for the scripts to have come, and for what waits for quiet. */
const QUIET_MS = 3000;

/** Milliseconds by which long tasks block, from the first drawing until the page is quiet. */
async function measure(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(`new PerformanceObserver((list) => (window.longTasks ??= []).push(...list.getEntries()))
    .observe({ type: 'longtask', buffered: true })`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  const blocked = await page.evaluate(
    `new Promise((told) => setTimeout(() => {
      const drawn = performance.getEntriesByName('first-contentful-paint')[0].startTime;
      told((window.longTasks ?? []).filter((task) => task.startTime >= drawn)
        .reduce((sum, task) => sum + task.duration - ${LONG_TASK_MS}, 0));
    }, ${QUIET_MS}))`,
  );
  await context.close();
  return blocked as number;
}

/**
 * Milliseconds of blocking time after the first drawing, at a quarter of this machine's speed: of
 * each page, and of the same page without scripts. The two take turns, so that both meet the same
 * machine.
 */
export async function measureBlockingTimes(
  browser: Browser,
  { ours, byHand, paths, rounds }: { ours: string; byHand: string; paths: readonly string[]; rounds: number },
) {
  const found = new Map(paths.map((path) => [path, { ours: [] as number[], byHand: [] as number[] }]));
  for (const [path, times] of found)
    for (let round = 0; round < rounds; round += 1) {
      times.ours.push(await measure(browser, ours + path));
      times.byHand.push(await measure(browser, byHand + path));
    }
  return found;
}
