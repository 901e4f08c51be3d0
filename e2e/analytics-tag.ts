import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Sent = readonly [command: string, name: string, details?: Readonly<Record<string, unknown>>];

/** Puts an analytics tag into the page that keeps what it is told, over page changes as well. */
export async function withTag(page: Page) {
  const sent: Sent[] = [];
  await page.exposeFunction('keepSent', (...command: unknown[]) => {
    sent.push(command as unknown as Sent);
  });
  await page.addInitScript(() => {
    window.gtag = (...command: unknown[]) =>
      (window as never as { keepSent: (...c: unknown[]) => void }).keepSent(...command);
  });
  return {
    sent,
    /** Waits for an event of this name, and label when one is given. */
    has: (name: string, label?: string) =>
      expect
        .poll(() =>
          sent.some(
            ([command, sentName, details]) =>
              command === 'event' &&
              sentName === name &&
              (label === undefined || details?.event_label === label),
          ),
        )
        .toBe(true),
  };
}

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
  }
}
