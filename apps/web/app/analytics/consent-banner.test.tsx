// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test } from 'vitest';
import { click, mount } from '../ui/mount-for-tests.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** The outside scripts that the page loads. */
const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-SAMPLE';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main><h1 tabindex="-1">Rivermark</h1></main>';
  return () => {
    document.head.replaceChildren();
    delete window.gtag;
    setGlobalPrivacyControl(undefined);
  };
});

function setGlobalPrivacyControl(value: true | undefined) {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
}

const open = () => mount(<ConsentBanner tagId="G-SAMPLE" />);
const asks = (place: HTMLElement) => place.querySelector('section') !== null;

test('nothing is loaded before an answer, nor after a no, which is not asked again', async () => {
  const place = await open();
  expect(asks(place)).toBe(true);
  expect(loaded()).toEqual([]);
  await click(place, 'No, thank you');
  expect(asks(place)).toBe(false);
  // The focus goes on in the page.
  expect(document.activeElement?.textContent).toBe('Rivermark');
  expect(asks(await open())).toBe(false);
  expect(loaded()).toEqual([]);
});

test('after a yes the tag is loaded and told of the page, and at the next visit without asking again', async () => {
  const place = await open();
  await click(place, 'Yes, count my visit');
  expect(loaded()).toEqual([TAG]);
  expect((window.dataLayer as IArguments[]).map((command) => command[1])).toContain('page_view');
  expect(asks(place)).toBe(false);
  expect(asks(await open())).toBe(false);
  expect(loaded()).toEqual([TAG, TAG]);
});

test('Global Privacy Control is a no, also after an earlier yes', async () => {
  setGlobalPrivacyControl(true);
  expect(asks(await open())).toBe(false);
  localStorage.setItem('rivermark-analytics', 'granted');
  expect(asks(await open())).toBe(false);
  expect(loaded()).toEqual([]);
});
