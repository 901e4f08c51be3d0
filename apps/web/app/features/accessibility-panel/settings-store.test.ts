import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSettings, SETTINGS_KEY } from '../../boot/settings.ts';

let kept: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const otherTab = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));

test('a change is kept, told to the page, and shown to who listens', async () => {
  const { changeSettings, settingsStore } = await import('./settings-store.ts');
  const told = vi.fn();
  const shown = vi.fn();
  addEventListener(SETTINGS_KEY, (event) => told((event as CustomEvent).detail));
  settingsStore.subscribe(shown);
  changeSettings({ contrast: 'high' });
  expect(settingsStore.current()).toEqual({ ...defaultSettings, contrast: 'high' });
  expect(told).toHaveBeenCalledWith(settingsStore.current());
  expect(shown).toHaveBeenCalled();
  expect(JSON.parse(kept.get(SETTINGS_KEY) ?? '')).toEqual(settingsStore.current());
});

test('what another tab stored is followed while someone listens, and read when someone begins to', async () => {
  const { settingsStore } = await import('./settings-store.ts');
  kept.set(SETTINGS_KEY, '{"fontSize":150}');
  const leave = settingsStore.subscribe(() => {});
  expect(settingsStore.current().fontSize).toBe(150);
  kept.set(SETTINGS_KEY, '{"fontSize":175}');
  otherTab('something else');
  expect(settingsStore.current().fontSize).toBe(150);
  otherTab(SETTINGS_KEY);
  expect(settingsStore.current().fontSize).toBe(175);
  kept.clear();
  otherTab(null);
  expect(settingsStore.current()).toEqual(defaultSettings);
  leave();
});

test('where the storage is full a change holds for the page, also when the panel is opened again', async () => {
  const { changeSettings, settingsAreLost, settingsStore } = await import('./settings-store.ts');
  kept.set(SETTINGS_KEY, '{"lineHeight":175}');
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new Error('full');
    },
  });
  changeSettings({ lineHeight: 150 });
  settingsStore.subscribe(() => {})();
  expect(settingsStore.current().lineHeight).toBe(150);
  expect(settingsAreLost()).toBe(true);
});

test('where nothing can be kept a change holds for the page, also when the panel is opened again', async () => {
  const denied = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  const { changeSettings, resetSettings, settingsAreLost, settingsStore } = await import(
    './settings-store.ts'
  );
  settingsStore.subscribe(() => {})();
  expect(settingsAreLost()).toBe(true);
  changeSettings({ lineHeight: 150 });
  settingsStore.subscribe(() => {})();
  expect(settingsStore.current().lineHeight).toBe(150);
  resetSettings();
  expect(settingsStore.current()).toEqual(defaultSettings);
});
