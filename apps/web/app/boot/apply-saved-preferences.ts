import { scaleMediaQueries } from './scale-media-queries.ts';
import { attributeValue, parseSettings, SETTINGS_KEY, type Settings, settingAttributes } from './settings.ts';

const page = document.documentElement;
const names = Object.keys(settingAttributes) as (keyof Settings)[];

function apply(settings: Partial<Settings>): void {
  for (const name of names) {
    const value = attributeValue(name, settings[name]);
    if (value === undefined) page.removeAttribute(settingAttributes[name]);
    else page.setAttribute(settingAttributes[name], value);
  }
}

/** null where nothing is stored, or the browser stores nothing. */
function stored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

/**
 * Applies the visitor's settings before anything is drawn: as attributes of <html>, and to the
 * widths in media queries. Follows changes by the panel, by another tab, and while the page lay in
 * the back/forward cache. Stored values that are no settings count as none.
 */
export function applySavedPreferences(): void {
  const first = stored();
  // Most visitors have set nothing, and this runs before the first drawing.
  if (first !== null) apply(parseSettings(first));
  scaleMediaQueries();
  const read = () => apply(parseSettings(stored()));
  addEventListener(SETTINGS_KEY, (event) => apply((event as CustomEvent<Partial<Settings>>).detail));
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY || key === null) read();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}
