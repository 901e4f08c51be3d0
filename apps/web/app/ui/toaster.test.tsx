// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LiveRegions } from './live-regions.tsx';
import { mount } from './mount-for-tests.ts';
import { dismissToast, showToast, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return async () => {
    vi.useRealTimers();
    await act(async () => {
      for (const { id } of toastStore.current()) dismissToast(id);
    });
  };
});

/** A page with two sentences, the second in a live region of its own. */
async function openPage() {
  const place = await mount(
    <>
      <p id="sentence">The file is too large.</p>
      <p id="alert" role="alert">
        Please choose an option.
      </p>
      <LiveRegions />
      <Toaster />
    </>,
  );
  const regions = place.querySelector('.live-regions') as Element;
  // As in a page, whose body they stand in.
  document.body.append(regions);
  /** What the live regions say at each moment of the next three seconds. */
  const hear = async () => {
    const said: string[] = [];
    for (let ms = 0; ms < 3000; ms += 500) {
      await act(async () => void vi.advanceTimersByTime(500));
      for (const { role, textContent } of regions.children)
        if (textContent) said.push(`${role}: ${textContent}`);
    }
    place.append(regions);
    return said;
  };
  return { hear, shown: () => place.querySelector('.toast')?.textContent };
}

test.each([
  ['success', 'status: Thank you. We call.'],
  ['failure', 'alert: Thank you. We call.'],
] as const)(
  'a %s is heard once: by a region that stood empty, which then is empty again',
  async (kind, words) => {
    const { hear, shown } = await openPage();
    await act(async () => void showToast({ kind, title: 'Thank you', description: 'We call.' }));
    const said = await hear();
    expect([...new Set(said)]).toEqual([words]);
    expect(said.length).toBeLessThan(4);
    expect(shown()).toContain('Thank you');
  },
);

test.each([
  ['alert', 'what a live region of the page says already is not said again', []],
  ['sentence', 'any other sentence of the page is said', ['alert: Too large.']],
])('a message that repeats the %s: %s', async (repeats, _, words) => {
  const { hear, shown } = await openPage();
  await act(async () => void showToast({ kind: 'failure', title: 'Too large', repeats }));
  expect([...new Set(await hear())]).toEqual(words);
  expect(shown()).toContain('Too large');
});
