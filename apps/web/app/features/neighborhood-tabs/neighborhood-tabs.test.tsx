// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { click, mount, pressKey } from '../../ui/mount-for-tests.ts';
import { NeighborhoodTabs } from './neighborhood-tabs.tsx';

const tabs = ['All', 'Riverside', 'San Marco'].map((label) => ({
  name: label.toLowerCase().replace(' ', '-'),
  label,
}));

async function openTabs() {
  const place = await mount(<NeighborhoodTabs tabs={tabs} />);
  const all = [...place.querySelectorAll<HTMLElement>('[role=tab]')];
  /** Exactly one tab is selected. The Tab key reaches it alone, and only its panel shows. */
  const shows = (label: string) => {
    const selected = all.filter((tab) => tab.getAttribute('aria-selected') === 'true');
    expect(selected.map(({ textContent }) => textContent)).toEqual([label]);
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual(selected);
    const [panel, ...others] = place.querySelectorAll('[role=tabpanel]:not(.tab-panel-other)');
    expect(others).toEqual([]);
    expect(panel?.id).toBe(selected[0]?.getAttribute('aria-controls'));
    expect(panel?.getAttribute('aria-labelledby')).toBe(selected[0]?.id);
    return panel as HTMLElement;
  };
  return { place, all, shows };
}

test('the first tab shows until another is pressed', async () => {
  const { place, shows } = await openTabs();
  shows('All');
  await click(place, 'San Marco');
  shows('San Marco');
});

test('arrows, Home and End select a tab and give it the focus, from either end to the other', async () => {
  const { all, shows } = await openTabs();
  all[0]?.focus();
  for (const [key, label] of [
    ['ArrowRight', 'Riverside'],
    ['End', 'San Marco'],
    ['ArrowRight', 'All'],
    ['ArrowLeft', 'San Marco'],
    ['Home', 'All'],
    ['x', 'All'],
  ] as const) {
    await pressKey(key);
    shows(label);
    expect(document.activeElement?.textContent).toBe(label);
  }
});

test('100 ms after a neighborhood was chosen the tabs show all again', async () => {
  const { place, shows } = await openTabs();
  await click(place, 'Riverside');
  const panel = shows('Riverside');
  const link = panel.appendChild(document.createElement('a'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(async () => link.click());
  await act(async () => void vi.advanceTimersByTime(99));
  shows('Riverside');
  await act(async () => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  shows('All');
});
