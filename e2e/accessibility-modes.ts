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
  'a dark device': { media: { colorScheme: 'dark' } },
  'text at 200 %': { settings: { fontSize: 200 } },
  'forced colours': { media: { forcedColors: 'active' } },
  'reduced motion': { media: { reducedMotion: 'reduce' } },
} as const satisfies Record<string, Mode>;
export type ModeName = keyof typeof modes;
export const modeNames = Object.keys(modes) as ModeName[];

/** The panel's settings of the text, each at its largest. */
export const largestText = { fontSize: 200, textSpacing: 200, lineHeight: 200, readableFont: true } as const;
/** As above, with all that takes room beside them. */
export const largestOnPhone = { ...largestText, underlineLinks: true, highlightLinks: true } as const;

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

/** By which attribute of <html> each setting is said; docs/accessibility.md has them. */
const attributeOf = {
  fontSize: 'data-text-size',
  contrast: 'data-contrast',
  textSpacing: 'data-text-spacing',
  lineHeight: 'data-line-height',
  cursorSize: 'data-cursor',
  underlineLinks: 'data-underline-links',
  readableFont: 'data-readable-font',
  highlightLinks: 'data-highlight-links',
  pauseAnimations: 'data-animations',
} as const;
type SettingName = keyof typeof attributeOf;
/** For these no attribute stands. */
const asItComes: ReadonlySet<unknown> = new Set([100, 'normal', false]);

/** Changes the settings of an open page, as the panel would; what is not named is as it comes. */
export async function applySettings(page: Page, settings: NonNullable<Mode['settings']>) {
  const wanted = Object.entries(settings).flatMap(([name, value]) =>
    asItComes.has(value) ? [] : attributeOf[name as SettingName],
  );
  // The page brings what applies them when another tab speaks, as the panel has it with itself.
  await page.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key })), SETTINGS_KEY);
  await page.waitForFunction(
    ([key, detail, attributes]) => {
      dispatchEvent(new CustomEvent(key, { detail }));
      return attributes.every((name) => document.documentElement.hasAttribute(name));
    },
    [SETTINGS_KEY, settings, wanted] as const,
  );
}

/** Changes an open page to a mode, as the system or the panel in another tab would. */
export async function switchMode(page: Page, name: ModeName) {
  const { settings = {}, media }: Mode = modes[name];
  await page.emulateMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'no-preference',
    ...media,
  });
  await applySettings(page, settings);
}

/** A phone of the smallest kind, a phone, a tablet and a laptop. */
export const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 900, height: 900 },
  { width: 1280, height: 900 },
] as const;

const [smallest, phone, , laptop] = windows;
/**
 * Where each mode is looked at. Colors are the same at any width, so one does for each of them, a phone's for one and a
 * laptop's for the next; less motion moves nothing; larger text is laid out as for a narrower window.
 */
export const windowsOf: Readonly<Record<ModeName, readonly (typeof windows)[number][]>> = {
  'as it comes': windows,
  'high contrast': [phone],
  'inverted contrast': [laptop],
  'a dark device': [laptop],
  'text at 200 %': [smallest, laptop],
  'forced colours': [smallest],
  'reduced motion': [laptop],
};

/** What axe is asked: every rule, those that go by colors and sizes, or nothing. */
export type AxeRules = 'all' | 'appearance' | 'none';

/**
 * Modes change colors and sizes, and no markup, so every rule is for the page as it comes. On a
 * larger phone it shows what it does on the smallest. Axe cannot read forced colors: the journeys
 * that compare pixels do.
 */
export const axeRulesFor = (mode: ModeName, width: number): AxeRules => {
  if (mode === 'forced colours') return 'none';
  if (mode !== 'as it comes') return 'appearance';
  return width === phone.width ? 'none' : 'all';
};

/**
 * Shows an open page in modes, every one if none are named, at the widths that matter to them.
 * `look` is told where, in words and pixels, and what axe can still find there.
 */
export async function inEveryMode(
  page: Page,
  look: (where: string, width: number, rules: AxeRules) => Promise<void>,
  only: readonly ModeName[] = modeNames,
) {
  for (const mode of only) {
    await switchMode(page, mode);
    for (const window of windowsOf[mode]) {
      await page.setViewportSize(window);
      await look(`with ${mode} at ${window.width} px`, window.width, axeRulesFor(mode, window.width));
    }
  }
}
