/**
 * Applies what the visitor has set: as attributes of <html>, and to the widths that the page asks for. Then whenever it is told: by the panel,
 * by another tab, or when the page comes back from the browser's memory. Whatever the storage holds that is no setting is as
 * good as none; where nothing can be read, what holds on this page stays.
 *
 * A page brings it where something is set (boot/wait-for-settings.ts), the panel always; the map's document has it in its head.
 */
import { keepWidths } from './page-widths.ts';
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

read();
keepWidths();
addEventListener(SETTINGS_KEY, (event) => apply((event as CustomEvent<Partial<Settings>>).detail));
addEventListener('storage', ({ key }) => {
  if (key === SETTINGS_KEY || key === null) read();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) read();
});
