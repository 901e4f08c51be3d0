import type { Page } from '@playwright/test';

/** In the browser's storage, as the privacy policy says. */
export const SETTINGS_KEY = 'rivermark-settings';

interface Mode {
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  readonly media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
}

/** The ways of looking at the site in which everything must hold: by the panel's settings, and by the system's. */
export const modes = {
  'as it comes': {},
  'high contrast': { settings: { contrast: 'high' } },
  'inverted contrast': { settings: { contrast: 'inverted' } },
  'text at 200 %': { settings: { fontSize: 200 } },
  'forced colours': { media: { forcedColors: 'active' } },
  'reduced motion': { media: { reducedMotion: 'reduce' } },
} as const satisfies Record<string, Mode>;
export type ModeName = keyof typeof modes;
export const modeNames = Object.keys(modes) as ModeName[];

/** Puts settings into the storage of every page opened from here on, as an earlier visit would have. */
export const keepSettings = (page: Page, settings: Mode['settings']) =>
  page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [SETTINGS_KEY, JSON.stringify(settings)] as const,
  );

/** Before the page is opened. */
export async function enterMode(page: Page, name: ModeName) {
  const { settings, media }: Mode = modes[name];
  if (settings) await keepSettings(page, settings);
  if (media) await page.emulateMedia(media);
}

/** Changes an open page to a mode, as the system or the panel in another tab would. */
export async function switchMode(page: Page, name: ModeName) {
  const { settings = {}, media }: Mode = modes[name];
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference', ...media });
  await page.evaluate(([key, detail]) => dispatchEvent(new CustomEvent(key, { detail })), [
    SETTINGS_KEY,
    settings,
  ] as const);
}

/** A phone of the smallest kind, a phone, a tablet and a laptop. */
export const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 900, height: 900 },
  { width: 1280, height: 900 },
] as const;
