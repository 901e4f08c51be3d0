// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { applySavedPreferences } from '../../boot/apply-saved-preferences.ts';
import { defaultSettings, SETTINGS_KEY } from '../../boot/settings.ts';
import { click, mount, pressKey, until } from '../../ui/mount-for-tests.ts';
import { AccessibilityButton } from './accessibility-button.tsx';
import './accessibility-panel.tsx';
import { resetSettings } from './settings-store.ts';

// As the script in the head of each page does.
applySavedPreferences();

beforeEach(() => {
  localStorage.clear();
  resetSettings();
});

/** The settings of the page, as its style reads them. */
const applied = () =>
  Object.fromEntries(
    [...document.documentElement.attributes]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [name, value]),
  );

async function openPanel() {
  const place = await mount(
    <aside>
      <AccessibilityButton />
      <details className="contact">
        <summary>Contact</summary>
      </details>
    </aside>,
  );
  const toggle = place.querySelector<HTMLElement>('.settings-button') as HTMLElement;
  const panel = () => place.querySelector<HTMLElement>('[role=dialog]');
  await click(place, 'Accessibility');
  await until(panel);
  const said = () => panel()?.querySelector('[role=status]')?.textContent;
  return { place, toggle, panel, said };
}

test('it opens with the focus, and closes by its own button, by Escape and by the floating one', async () => {
  const { place, toggle, panel } = await openPanel();
  const reopen = async () => {
    await click(place, 'Accessibility');
    expect(panel()).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Accessibility');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(toggle.getAttribute('aria-controls')).toBe(panel()?.id);
  };
  const expectClosed = () => {
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  };
  await click(place, 'Close accessibility panel');
  expectClosed();
  await reopen();
  await pressKey('Escape');
  expectClosed();
  await reopen();
  await click(place, 'Accessibility');
  expectClosed();
});

test('only one thing is open beside the other', async () => {
  const { place, panel } = await openPanel();
  const other = place.querySelector('details') as HTMLDetailsElement;
  await act(async () => {
    other.open = true;
    other.dispatchEvent(new Event('toggle'));
  });
  expect(panel()).toBeNull();
  await click(place, 'Accessibility');
  expect(other.open).toBe(false);
});

test.each([
  ['Text size', 'data-text-size', [75, 100, 125, 150, 175, 200]],
  ['Text spacing', 'data-text-spacing', [100, 125, 150, 175, 200]],
  ['Line height', 'data-line-height', [100, 125, 150, 175, 200]],
  ['Cursor size', 'data-cursor', [100, 150, 200, 250]],
] as const)(
  '%s goes through its steps, is said, and each end is disabled',
  async (label, attribute, steps) => {
    const { place, said } = await openPanel();
    const [less, more] = ['Decrease', 'Increase'].map((verb) =>
      place.querySelector<HTMLButtonElement>(`[aria-label="${verb} ${label.toLowerCase()}"]`),
    ) as [HTMLButtonElement, HTMLButtonElement];
    for (let at = 0; at < steps.length && !less.disabled; at += 1) await act(async () => less.click());
    for (const [at, percent] of steps.entries()) {
      if (at > 0) await act(async () => more.click());
      expect(more.parentElement?.textContent).toBe(`${percent}%`);
      expect(applied()).toEqual(percent === 100 ? {} : { [attribute]: String(percent) });
      if (at > 0) expect(said()).toBe(`${label} ${percent} percent`);
      expect([less.disabled, more.disabled]).toEqual([at === 0, at === steps.length - 1]);
    }
    // A disabled button would lose the focus.
    expect(document.activeElement).toBe(less);
  },
);

test.each([
  ['High', { 'data-contrast': 'high' }],
  ['Inverted', { 'data-contrast': 'inverted' }],
  ['Underline links', { 'data-underline-links': '' }],
  ['Highlight links', { 'data-highlight-links': '' }],
  ['Readable font', { 'data-readable-font': '' }],
  ['Pause animations', { 'data-animations': 'paused' }],
])('%s is applied at once, kept for the next page, told to nobody, and reset', async (name, expected) => {
  const told = vi.fn();
  window.gtag = told;
  const { place, said } = await openPanel();
  await click(place, name);
  expect(applied()).toEqual(expected);
  expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).not.toEqual(defaultSettings);
  // Another page, or another visit.
  for (const attribute of Object.keys(expected)) document.documentElement.removeAttribute(attribute);
  applySavedPreferences();
  expect(applied()).toEqual(expected);

  await click(place, 'Reset All Settings');
  expect(said()).toBe('All settings are back to their defaults');
  expect(applied()).toEqual({});
  expect(place.querySelectorAll('input[type=checkbox]:checked')).toHaveLength(0);
  expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toEqual(defaultSettings);
  expect(told).not.toHaveBeenCalled();
  delete window.gtag;
});

test('another tab’s change is followed by the page and by the open panel', async () => {
  const { place } = await openPanel();
  localStorage.setItem(SETTINGS_KEY, '{"fontSize":125,"contrast":"high"}');
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
  });
  expect(applied()).toEqual({ 'data-text-size': '125', 'data-contrast': 'high' });
  expect(place.querySelector('.stepper-value')?.textContent).toBe('125%');
  expect(place.querySelector('input:checked')?.parentElement?.textContent).toBe('High');
});

test.each(['{', 'null', '7', '"high"', '[1]', '{"fontSize":1e9,"contrast":"<b>"}'])(
  'what makes no sense in the storage changes nothing: %s',
  async (garbage) => {
    localStorage.setItem(SETTINGS_KEY, garbage);
    applySavedPreferences();
    expect(applied()).toEqual({});
    const { place } = await openPanel();
    await click(place, 'High');
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toEqual({
      ...defaultSettings,
      contrast: 'high',
    });
  },
);

test('a browser that keeps nothing applies settings to the page, and says that they end with it', async () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { place } = await openPanel();
  await click(place, 'High');
  storage.mockRestore();
  expect(applied()).toEqual({ 'data-contrast': 'high' });
  expect(place.textContent).toContain(
    'stores nothing for this site, so settings end when you leave the page',
  );
});
