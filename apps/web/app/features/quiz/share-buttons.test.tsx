// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { siteForTests } from '../../site/site-for-tests.ts';
import { mount } from '../../ui/mount-for-tests.ts';
import { dismissToast, toastStore } from '../../ui/toast-store.ts';
import { answerQuizShareButton } from './answer-quiz-share.ts';
import { quizView } from './quiz-words.ts';
import { ShareButtons, type ShareWay } from './share-buttons.tsx';

const result = `${location.origin}/neighborhood-quiz/coastal`;

/** The ways to share a result, in a browser that offers this for them. */
async function sharing(offered: { readonly share?: unknown; readonly clipboard?: unknown }) {
  for (const name of ['share', 'clipboard'] as const)
    Object.defineProperty(navigator, name, { value: offered[name], configurable: true });
  const opened: (readonly string[])[] = [];
  window.open = (...given) => {
    opened.push(given.map(String));
    return null;
  };
  onTestFinished(() => {
    for (const { id } of toastStore.current()) dismissToast(id);
  });
  const place = await mount(<ShareButtons style="coastal" sharing={quizView(siteForTests())} />);
  const press = (way: ShareWay) =>
    answerQuizShareButton(place.querySelector(`[data-quiz-share=${way}]`) as Element);
  return { press, opened };
}

const expectSaid = (toast: object) =>
  expect.poll(() => toastStore.current().at(-1)).toEqual(expect.objectContaining(toast));

test('a result is shared in a window of 600 by 400', async () => {
  const { press, opened } = await sharing({});
  press('facebook');
  press('x');
  const [[facebook = '', , features] = [], [x = ''] = []] = opened;
  expect(new URL(facebook).hostname).toBe('www.facebook.com');
  expect(new URL(facebook).searchParams.get('u')).toBe(result);
  expect(features).toContain('width=600,height=400');
  expect(new URL(x).searchParams.get('url')).toBe(result);
  expect(new URL(x).searchParams.get('text')).toContain('Sample Brokerage, LLC');
});

test('its address and its text are copied', async () => {
  const copied: string[] = [];
  const { press } = await sharing({ clipboard: { writeText: async (text: string) => copied.push(text) } });
  press('link');
  await expectSaid({ kind: 'success', title: 'Link copied!' });
  press('instagram');
  await expectSaid({ kind: 'success', title: 'Content copied for Instagram!' });
  expect(copied).toEqual([result, expect.stringContaining('Coastal Chill')]);
});

test('on a phone it goes to the device’s own share sheet', async () => {
  const shared: unknown[] = [];
  const { press } = await sharing({ share: async (data: unknown) => shared.push(data) });
  press('device');
  expect(shared).toEqual([
    expect.objectContaining({ url: result, text: expect.stringContaining('Sample Brokerage, LLC') }),
  ]);
});

test('where the browser does not let us copy, the text itself is shown', async () => {
  const { press } = await sharing({});
  press('link');
  await expectSaid({ kind: 'failure', description: result });
});
