// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../../ui/mount-for-tests.ts';
import { dismissToast, toastStore } from '../../ui/toast-store.ts';
import { answerShareButton } from './answer-share-button.ts';
import { HomeSharing } from './home-sharing.tsx';

/** Presses Share, in a browser that offers this for it. */
async function share(offered: { readonly share?: unknown; readonly clipboard?: unknown }) {
  for (const name of ['share', 'clipboard'] as const)
    Object.defineProperty(navigator, name, { value: offered[name], configurable: true });
  onTestFinished(() => {
    for (const { id } of toastStore.current()) dismissToast(id);
  });
  history.replaceState(null, '', '/properties/estate?from=a-mail#facts');
  const place = await mount(<HomeSharing title="Riverfront Estate" text="Sample Brokerage, LLC" />);
  answerShareButton(place.querySelector('[data-share]') as Element);
}

const address = `${location.origin}/properties/estate`;
const expectSaid = (toast: object) =>
  expect.poll(() => toastStore.current()).toEqual([expect.objectContaining(toast)]);

test('the address of a home is copied, without what came with a mail', async () => {
  const copied: string[] = [];
  await share({ clipboard: { writeText: async (text: string) => copied.push(text) } });
  await expectSaid({ kind: 'success', title: 'Link copied!' });
  expect(copied).toEqual([address]);
});

test('a device’s own share sheet is told the brokerage; closing it is no failure, a fault copies', async () => {
  const shared: unknown[] = [];
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => copied.push(text) };
  const sheet = (fault: Error) => async (data: unknown) => {
    shared.push(data);
    throw fault;
  };
  await share({ clipboard, share: sheet(new DOMException('closed', 'AbortError')) });
  expect(shared).toEqual([{ title: 'Riverfront Estate', text: 'Sample Brokerage, LLC', url: address }]);
  expect(copied).toEqual([]);
  await share({ clipboard, share: sheet(new DOMException('denied', 'NotAllowedError')) });
  await expectSaid({ title: 'Link copied!' });
  expect(copied).toEqual([address]);
});
