import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Sent = readonly [command: string, name: string, details?: Readonly<Record<string, unknown>>];

/** Installs an analytics tag that records its calls, across page changes too. */
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
    /** Waits for an event with this name and, if given, this label. */
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
