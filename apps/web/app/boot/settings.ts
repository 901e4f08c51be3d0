/** What a visitor can set for this browser; percentages are of the site's own measure. */
export interface Settings {
  readonly fontSize: number;
  readonly contrast: 'normal' | 'high' | 'inverted';
  readonly textSpacing: number;
  readonly lineHeight: number;
  readonly cursorSize: number;
  readonly underlineLinks: boolean;
  readonly readableFont: boolean;
  readonly highlightLinks: boolean;
  readonly pauseAnimations: boolean;
}

type Value = Settings[keyof Settings];

export { SETTINGS_KEY } from './settings-key.ts';

export const defaultSettings: Settings = {
  fontSize: 100,
  contrast: 'normal',
  textSpacing: 100,
  lineHeight: 100,
  cursorSize: 100,
  underlineLinks: false,
  readableFont: false,
  highlightLinks: false,
  pauseAnimations: false,
};

/** Every value that a setting can have, in the order of its control. */
export const choices = {
  fontSize: [75, 100, 125, 150, 175, 200],
  contrast: ['normal', 'high', 'inverted'],
  textSpacing: [100, 125, 150, 175, 200],
  lineHeight: [100, 125, 150, 175, 200],
  cursorSize: [100, 150, 200, 250],
  underlineLinks: [false, true],
  readableFont: [false, true],
  highlightLinks: [false, true],
  pauseAnimations: [false, true],
} as const satisfies { readonly [Name in keyof Settings]: readonly Settings[Name][] };

/** The settings whose value is of a type. */
type SettingOf<Type> = {
  [Name in keyof Settings]: Settings[Name] extends Type ? Name : never;
}[keyof Settings];
/** In percent, and up and down in steps. */
export type SteppedSetting = SettingOf<number>;
/** One of some words. */
export type ChosenSetting = SettingOf<string>;

export const isStepped = (name: keyof Settings): name is SteppedSetting =>
  typeof defaultSettings[name] === 'number';
export const isChosen = (name: keyof Settings): name is ChosenSetting =>
  typeof defaultSettings[name] === 'string';

/** Whether nothing is set. */
export const isAtDefaults = (settings: Settings) =>
  Object.entries(defaultSettings).every(([name, value]) => settings[name as keyof Settings] === value);

/** The next value up (1) or down (-1); undefined at the end of the scale. */
export function stepFrom(name: SteppedSetting, value: number, direction: 1 | -1): number | undefined {
  const scale: readonly number[] = choices[name];
  return scale[scale.indexOf(value) + direction];
}

/**
 * Reads what was stored. What is missing or makes no sense, whole or in part, is as it was at
 * first.
 */
export function parseSettings(stored: string | null): Settings {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return defaultSettings;
  }
  const given = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const fitting = Object.entries(choices).filter(([name, values]) =>
    (values as readonly unknown[]).includes(given[name]),
  );
  return { ...defaultSettings, ...Object.fromEntries(fitting.map(([name]) => [name, given[name]])) };
}

/** By setting, the attribute of <html> that states it; absent for the default. */
export const settingAttributes: { readonly [Name in keyof Settings]: string } = {
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

/** What the attribute reads for this value; undefined for the default. */
export function attributeValue(name: keyof Settings, value: Value | undefined): string | undefined {
  if (value === undefined || value === defaultSettings[name]) return undefined;
  if (value === true) return name === 'pauseAnimations' ? 'paused' : '';
  return String(value);
}
