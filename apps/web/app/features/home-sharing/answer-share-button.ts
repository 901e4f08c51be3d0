import { copyText } from '../../ui/copy-text.ts';

/** Shares the page by the device's own means; where there are none, copies its address. */
async function share(title: string, text: string): Promise<void> {
  const url = location.origin + location.pathname;
  if (typeof navigator.share !== 'function') return copyText(url, 'Link copied!');
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    // Whoever closes the device's own sheet wants nothing copied.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(url, 'Link copied!');
  }
}

export function answerShareButton(target: Element): void {
  const { share: title, text = '' } = target.closest<HTMLElement>('[data-share]')?.dataset ?? {};
  if (title !== undefined) void share(title, text);
}
