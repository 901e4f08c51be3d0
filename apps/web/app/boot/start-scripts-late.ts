import { whenActivated } from './when-activated.ts';
import { whenDrawn } from './when-drawn.ts';

/** Where the browser reports no idle moments. */
const IDLE_MS = 200;
const LATEST_IDLE_MS = 2000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

interface Scripts {
  /** The entry first, then everything that it imports. */
  readonly start: readonly string[];
  /** What the first use of an island needs. */
  readonly ahead: readonly string[];
}

/** The scripts as the page lists them. */
const scripts = (): Scripts => JSON.parse(document.getElementById('scripts')?.textContent as string);

/**
 * Fetches a script into the browser's cache before anything imports it. Before 2026 browsers
 * remembered a failed import for the life of the page, so that trying again could not help.
 */
const fetchScript = async (href: string) => {
  const answer = await fetch(href);
  if (!answer.ok) throw answer;
  await answer.blob();
};

/**
 * Fetches what starts, then imports the entry. After a failure tries again with growing pauses, or
 * when the network is back.
 */
async function start(pauseMs: number): Promise<void> {
  const hrefs = scripts();
  try {
    await Promise.all(hrefs.start.map(fetchScript));
    await import(/* @vite-ignore */ hrefs.start[0] as string);
    for (const href of hrefs.ahead) fetchScript(href).catch(() => {});
  } catch {
    let again = () => {
      again = () => {};
      start(Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
    };
    setTimeout(() => again(), pauseMs);
    addEventListener('online', () => again(), { once: true });
  }
}

/**
 * Starts the scripts after the load event, the first drawing and an idle moment, or at the first
 * pointer or key. A prerendered page starts none until the visitor sees it.
 */
export function startScriptsLate(): void {
  let begin = () => {
    begin = () => {};
    start(FIRST_PAUSE_MS);
  };
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => begin(), { timeout: LATEST_IDLE_MS })
      : setTimeout(() => begin(), IDLE_MS);
  whenActivated(() => {
    if (document.readyState === 'complete') whenDrawn(whenIdle);
    else addEventListener('load', () => whenDrawn(whenIdle));
  });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => begin(), { once: true, passive: true });
}
