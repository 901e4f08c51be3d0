import type { ComponentType } from 'react';
import type { EarlyEvent } from '../boot/record-early-events.ts';
import { reloadForNewDeployment } from '../loading/reload-for-new-deployment.ts';
import { retryingImport } from '../loading/retrying-import.ts';
import { type IslandName, islands } from './registry.ts';

/** Where the browser reports no idle moments. */
const IDLE_MS = 200;

const runtime = retryingImport(() => import('./hydrate-island.tsx'), Number.POSITIVE_INFINITY);
const hydrations = new WeakMap<HTMLElement, Promise<void>>();
/**
 * An event on an island that is not hydrated yet. React may draw the island again, so the place
 * counts as well.
 */
interface WaitingEvent {
  readonly type: string;
  readonly target: HTMLElement;
  /** Its place among the elements of its kind in the island. */
  readonly place: number;
}

/** By island, in their order. */
const waiting = new Map<HTMLElement, WaitingEvent[]>();

const isHydrated = (island: HTMLElement) => island.dataset.hydrated !== undefined;

/** Imports an island's component. A script that is missing after a deployment reloads the page. */
function importIsland(name: IslandName): Promise<ComponentType<object>> {
  const load = (islands as Record<string, () => Promise<unknown>>)[name];
  if (!load) throw new Error(`There is no island ${name}`);
  let asked = 0;
  const once = () => {
    asked += 1;
    return load().catch((error: unknown) => {
      if (asked === 2) reloadForNewDeployment();
      throw error;
    });
  };
  return retryingImport(once, Number.POSITIVE_INFINITY).load() as Promise<ComponentType<object>>;
}

/**
 * Whether the current click is a replay. Everything outside the islands has already answered it.
 */
export let isReplay = false;

const sameKind = (island: HTMLElement, { tagName }: HTMLElement) => [
  ...island.querySelectorAll<HTMLElement>(tagName),
];

/** Does again what the visitor did before hydration. */
async function replay(island: HTMLElement, events: readonly WaitingEvent[]): Promise<void> {
  for (const { type, target, place } of events) {
    const now = target.isConnected ? target : sameKind(island, target)[place];
    isReplay = true;
    try {
      if (type === 'submit') (now as HTMLFormElement | undefined)?.requestSubmit();
      else now?.click();
    } finally {
      isReplay = false;
    }
    // React draws what a press has changed in a microtask. The next one starts from there.
    await undefined;
  }
}

/** Hydrates an island, once; resolves when it answers. */
export function hydrate(island: HTMLElement): Promise<void> {
  const known = hydrations.get(island);
  if (known) return known;
  const hydration = Promise.all([runtime.load(), importIsland(island.dataset.island as IslandName)]).then(
    async ([{ hydrateIsland }, component]) => {
      await hydrateIsland(island, component);
      const events = waiting.get(island) ?? [];
      waiting.delete(island);
      await replay(island, events);
    },
  );
  hydrations.set(island, hydration);
  return hydration;
}

/** Hydrates the island of this name, where the page has it. */
export function hydrateByName(name: IslandName): void {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (island) void hydrate(island);
}

const islandOf = (element: Element | null) => element?.closest<HTMLElement>('[data-island]');

/** The island that something happens in, or whose dialog a button opens. */
function usedIsland(target: EventTarget | null): HTMLElement | null | undefined {
  if (!(target instanceof Element)) return undefined;
  const commanded = target.closest('button[commandfor]')?.getAttribute('commandfor');
  return islandOf(commanded ? document.getElementById(commanded) : target);
}

/**
 * A button that only its island can answer. The browser itself answers links, folds, fields and
 * commands.
 */
const ANSWERED_BY_ISLAND = 'button:not([commandfor], [type=submit])';

/** The last press, and its island if that was not hydrated yet. */
let press: (WaitingEvent & { readonly island: HTMLElement }) | undefined;

/**
 * Notes a press before React sees it. It hydrates at once an island whose hydration has begun. If a
 * translator has changed the island, React draws it again, and what was pressed leaves the page.
 */
function notePress({ type, target }: Event): void {
  const answered = (target as Element).closest<HTMLElement>('button, summary');
  // The pointer's event made React draw again. The mouse's then goes to what contains the new
  // element; after a finger's it goes to that itself, and a click follows.
  if (type === 'mousedown' && !answered && press && !press.target.isConnected) return;
  press = undefined;
  const island = islandOf(answered);
  if (isReplay || !answered || !island || isHydrated(island)) return;
  const place = sameKind(island, answered).indexOf(answered);
  press = { island, type: 'click', target: answered, place };
}

/** Presses again what left the page during its press: the browser has nothing to click on. */
function pressAgain(released: Element): void {
  if (!press || press.target.isConnected) return;
  const { island, target, place } = press;
  const isSame = target.contains(released) || sameKind(island, target)[place]?.contains(released);
  if (isSame) void replay(island, [press]);
  press = undefined;
}

/** Keeps an event on an island that is not hydrated yet, to be replayed. */
export function keepForIsland({ type, target }: EarlyEvent): void {
  const element = target as Element;
  pressAgain(element);
  const island = islandOf(element);
  if (!island || isHydrated(island)) return;
  const answered = element.closest<HTMLElement>(type === 'submit' ? 'form' : ANSWERED_BY_ISLAND);
  if (!answered || islandOf(answered) !== island) return;
  const place = sameKind(island, answered).indexOf(answered);
  waiting.set(island, [...(waiting.get(island) ?? []), { type, target: answered, place }]);
  void hydrate(island);
}

function hydrateWhenIdle(island: HTMLElement): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void hydrate(island));
  else setTimeout(() => void hydrate(island), IDLE_MS);
}

/** Whether a file was chosen before the scripts came: only its island can show it. */
const hasChosenFile = (island: HTMLElement) =>
  [...island.querySelectorAll<HTMLInputElement>('[type=file]')].some(({ files }) => files?.length);

/** Hydrates each island when its `data-when` says so, and at its first use. */
export function startIslands(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = islandOf(target);
      if (!isIntersecting || !island) continue;
      observer.unobserve(target);
      void hydrate(island);
    }
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { when, readsQuery } = island.dataset;
    // The island's own element has no box.
    if (when === 'visible' && island.firstElementChild) observer.observe(island.firstElementChild);
    if (when === 'idle') hydrateWhenIdle(island);
    const isAsked = readsQuery !== undefined && location.search !== '';
    if (isAsked || hasChosenFile(island) || island.querySelector(':scope > dialog[open]'))
      void hydrate(island);
  }
  const onUse = ({ target }: Event) => {
    const island = usedIsland(target);
    if (island) void hydrate(island);
  };
  for (const type of ['pointerdown', 'mousedown', 'click'])
    document.addEventListener(type, notePress, { capture: true });
  addEventListener('mouseup', ({ target }) => pressAgain(target as Element));
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'dragenter'])
    document.addEventListener(type, onUse, { capture: true, passive: true });
}
