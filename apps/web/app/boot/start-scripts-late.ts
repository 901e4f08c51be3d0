import { whenDrawn } from './when-drawn.ts';

/** Where the browser tells no idle moment. */
const IDLE_MS = 200;
const LATEST_IDLE_MS = 2000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** The module graph as the page lists it, the entry first. */
const modules = (): string[] => JSON.parse(document.getElementById('modules')?.textContent as string);

/**
 * Fetched whole before anything is imported, which then takes it from the browser's cache: where a fetch for an import
 * fails, browsers of before 2026 remember that for as long as the page lives, and no second try could help.
 */
const fetchScript = async (href: string) => {
  const answer = await fetch(href);
  if (!answer.ok) throw answer;
  await answer.blob();
};

/** Fetches all at once, then starts the entry; after a failure again, with growing pauses, or when the line is back. */
async function start(pauseMs: number): Promise<void> {
  const hrefs = modules();
  try {
    await Promise.all(hrefs.map(fetchScript));
    await import(/* @vite-ignore */ hrefs[0] as string);
  } catch {
    let again = () => {
      again = () => {};
      start(Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
    };
    setTimeout(() => again(), pauseMs);
    addEventListener('online', () => again(), { once: true });
  }
}

/** Starts the scripts after the load event, the first drawing and an idle moment, or at the first pointer or key. */
export function startScriptsLate(): void {
  let begin = () => {
    begin = () => {};
    start(FIRST_PAUSE_MS);
  };
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => begin(), { timeout: LATEST_IDLE_MS })
      : setTimeout(() => begin(), IDLE_MS);
  addEventListener('load', () => whenDrawn(whenIdle));
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => begin(), { once: true, passive: true });
}
