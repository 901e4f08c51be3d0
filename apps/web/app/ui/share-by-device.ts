import { copyText } from './copy-text.ts';

/** Opens the device's own share sheet. Copies the address where there is none. */
export async function shareByDevice(shared: {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}): Promise<void> {
  const copyInstead = () => copyText(shared.url, 'Link copied!');
  if (typeof navigator.share !== 'function') return copyInstead();
  try {
    await navigator.share(shared);
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyInstead();
  }
}
