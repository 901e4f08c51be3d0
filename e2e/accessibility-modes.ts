import type { Page } from '@playwright/test';
import type { Settings } from '../apps/web/app/boot/settings.ts';

/** In the browser's storage, as the privacy policy says. */
export const SETTINGS_KEY = 'rivermark-settings';

interface Mode {
  readonly settings?: Partial<Settings>;
  readonly media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
}

/**
 * The ways of viewing the site in which everything must work: by the panel's settings, and by the
 * system's.
 */
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

/** The panel's text settings, each at its largest. */
export const largestText = { fontSize: 200, textSpacing: 200, lineHeight: 200, readableFont: true } as const;
/** As above, with everything that takes additional room. */
export const largestOnPhone = { ...largestText, underlineLinks: true, highlightLinks: true } as const;

/** Stores settings for every page opened from here on, as if by an earlier visit. */
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

/** The attribute of <html> for each setting; docs/accessibility.md lists them. */
const attributeOf: Readonly<Record<keyof Settings, string>> = {
  fontSize: 'data-text-size',
  contrast: 'data-contrast',
  textSpacing: 'data-text-spacing',
  lineHeight: 'data-line-height',
  cursorSize: 'data-cursor',
  underlineLinks: 'data-underline-links',
  readableFont: 'data-readable-font',
  highlightLinks: 'data-highlight-links',
  pauseAnimations: 'data-animations',
};
/** Default values, which have no attribute. */
const asItComes: ReadonlySet<unknown> = new Set([100, 'normal', false]);

/**
 * Changes the settings of an open page, like the panel. Settings that are not named get their
 * defaults.
 */
export async function applySettings(page: Page, settings: NonNullable<Mode['settings']>) {
  const wanted = Object.entries(settings).flatMap(([name, value]) =>
    asItComes.has(value) ? [] : attributeOf[name as keyof Settings],
  );
  // The page applies settings from another tab, and the panel's, by this event.
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
type WindowsOf = Readonly<Record<ModeName, readonly (typeof windows)[number][]>>;
/**
 * Colors are the same at any width, so each color mode is viewed once: one on a phone, the next on
 * a laptop. Reduced motion moves nothing. Larger text has the layout of a narrower window.
 */
const everyWindow: WindowsOf = {
  'as it comes': windows,
  'high contrast': [phone],
  'inverted contrast': [laptop],
  'a dark device': [laptop],
  'text at 200 %': [smallest, laptop],
  'forced colours': [smallest],
  'reduced motion': [laptop],
};
/** The narrowest and the widest, and no mode that looks the same as another at rest. */
const tightestAndWidest: WindowsOf = {
  ...everyWindow,
  'as it comes': [smallest, laptop],
  'text at 200 %': [smallest],
  'reduced motion': [],
};
/** Where each mode is viewed. */
export const windowsOf = process.env.TEST_ALL ? everyWindow : tightestAndWidest;

/** The rules for axe: every rule, those about colors and sizes, or none. */
export type AxeRules = 'all' | 'appearance' | 'none';

/**
 * Modes change colors and sizes, but no markup, so the default mode gets every rule. A larger phone
 * shows the same as the smallest. Larger text has the same colors, of which less contrast is asked.
 * Axe cannot read forced colors: the journeys that compare pixels can.
 */
export const axeRulesFor = (mode: ModeName, width: number): AxeRules => {
  if (mode === 'forced colours') return 'none';
  if (mode === 'text at 200 %' && !process.env.TEST_ALL) return 'none';
  if (mode !== 'as it comes') return 'appearance';
  return width === phone.width ? 'none' : 'all';
};

/** The modes in which axe can check something. */
export const modesForAxe = modeNames.filter((mode) =>
  windowsOf[mode].some(({ width }) => axeRulesFor(mode, width) !== 'none'),
);

/**
 * Shows an open page in modes, by default every one, at the widths that matter to them. Passes
 * `look` the mode in words, the width in pixels, and the rules that axe can still check there.
 */
export async function inEveryMode(
  page: Page,
  look: (where: string, width: number, rules: AxeRules) => Promise<void>,
  only: readonly ModeName[] = modeNames,
) {
  for (const mode of only) {
    if (windowsOf[mode].length === 0) continue;
    await switchMode(page, mode);
    for (const window of windowsOf[mode]) {
      await page.setViewportSize(window);
      await look(`with ${mode} at ${window.width} px`, window.width, axeRulesFor(mode, window.width));
    }
  }
}
