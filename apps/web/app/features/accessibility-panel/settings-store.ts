import { defaultSettings, parseSettings, SETTINGS_KEY, type Settings } from '../../boot/settings.ts';

const listeners = new Set<() => void>();
let settings = defaultSettings;
let keepsNothing = false;

function show(next: Settings) {
  settings = next;
  for (const listener of listeners) listener();
}

/** Takes what is stored; where nothing can be, what holds on this page stays. */
function readStored() {
  try {
    show(parseSettings(localStorage.getItem(SETTINGS_KEY)));
  } catch {
    keepsNothing = true;
  }
}

// Already when the panel is first drawn, so that it can say where nothing is kept.
readStored();

/** Another tab changed them; the page itself follows by the script in its head. */
function onStorage({ key }: StorageEvent) {
  if (key === SETTINGS_KEY || key === null) readStored();
}

/** Takes effect at once, here and in other tabs, and is kept where the browser keeps anything. */
export function changeSettings(change: Partial<Settings>): void {
  show({ ...settings, ...change });
  dispatchEvent(new CustomEvent(SETTINGS_KEY, { detail: settings }));
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    keepsNothing = true;
  }
}

export const resetSettings = (): void => changeSettings(defaultSettings);

/** Whether settings end with the page, because this browser keeps nothing for the site. */
export const settingsAreLost = (): boolean => keepsNothing;

/**
 * For useSyncExternalStore. Reads the stored settings on subscribing, and follows changes until
 * then.
 */
export const settingsStore = {
  subscribe: (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    // What could not be written is not there to be read: what holds on this page stays.
    if (!keepsNothing) readStored();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
  current: () => settings,
} as const;
