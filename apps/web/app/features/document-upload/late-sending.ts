import { retryingImport } from '../../loading/retrying-import.ts';

/**
 * Under another address where it did not come: before 2026 browsers never fetch one again that failed, and to load the page
 * anew would lose the documents that were chosen. Chromium and Firefox say which it was; Safari fetches it again by itself.
 */
function underAnotherAddress(error: Error): Promise<typeof import('./sending.ts')> {
  const [address] = /https?:\S+\.js/.exec(error.message) ?? [];
  if (!address) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}

/** The service's clients. */
export const sendingModule = retryingImport(() => import('./sending.ts').catch(underAnotherAddress));
