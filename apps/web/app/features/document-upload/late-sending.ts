import { retryingImport } from '../../loading/retrying-import.ts';

/**
 * Retries a failed import under another address, because browsers before 2026 never fetch a failed
 * module again. A reload would lose the chosen documents. Chromium and Firefox name the failed
 * module. Safari fetches it again without help.
 */
function underAnotherAddress(error: Error): Promise<typeof import('./sending.ts')> {
  const [address] = /https?:\S+\.js/.exec(error.message) ?? [];
  if (!address) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}

/** The service's clients. */
export const sendingModule = retryingImport(() => import('./sending.ts').catch(underAnotherAddress));
