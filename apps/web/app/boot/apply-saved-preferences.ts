import { scaleMediaQueries } from './scale-media-queries.ts';
import { parseSettings, SETTINGS_KEY, type Settings, settingAttributes } from './settings.ts';

const page = document.documentElement;
const attributes = Object.entries(settingAttributes());

function apply(settings: Partial<Settings>): void {
  for (const [name, [attribute, values]] of attributes) {
    const word = values.find(([value]) => value === settings[name as keyof Settings])?.[1];
    if (word === undefined) page.removeAttribute(attribute);
    else page.setAttribute(attribute, word);
  }
}

function read(): void {
  let stored: string | null;
  try {
    stored = localStorage.getItem(SETTINGS_KEY);
  } catch {
    return;
  }
  apply(parseSettings(stored));
}

/**
 * Applies the visitor's settings before anything is drawn: as attributes of <html>, and to the
 * widths in media queries. Follows changes by the panel, by another tab, and while the page lay in
 * the back/forward cache. Stored values that are no settings count as none.
 */
export function applySavedPreferences(): void {
  read();
  scaleMediaQueries();
  addEventListener(SETTINGS_KEY, (event) => apply((event as CustomEvent<Partial<Settings>>).detail));
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY || key === null) read();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}
