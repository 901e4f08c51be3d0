import { defaultSettings, parseSettings, SETTINGS_KEY, type Settings } from './settings.ts';

const listeners = new Set<() => void>();
let keepsNothing = false;

function read(): Settings {
  try {
    return parseSettings(localStorage.getItem(SETTINGS_KEY));
  } catch {
    keepsNothing = true;
    return defaultSettings;
  }
}

let settings = read();

function show(next: Settings) {
  settings = next;
  for (const listener of listeners) listener();
}

// Another tab changed them; the page itself has followed already, by the script in its head.
addEventListener('storage', ({ key }) => {
  if (key === SETTINGS_KEY || key === null) show(read());
});

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

/** For useSyncExternalStore. */
export const settingsStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => settings,
} as const;
