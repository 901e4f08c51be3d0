import type { Page } from '@playwright/test';
import { BROKERAGE } from './paths.ts';

/** 'Beside, above or below': at most this many px between a contact and the brokerage's name. */
const BESIDE = 160;

/** Every visible phone number, address, mailto and sms link without a brokerage beside it. */
export const contactsAlone = (page: Page) =>
  page.evaluate(
    ([brokerage, most]) => {
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const names = [...document.body.querySelectorAll('*')]
        .filter(
          (element) =>
            seen(element) &&
            [...element.childNodes].some(
              ({ nodeType, textContent }) => nodeType === 3 && textContent?.includes(brokerage),
            ),
        )
        .map((element) => element.getBoundingClientRect());
      const contacts = [
        ...document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"], a[href^="sms:"], form[action]'),
      ].filter(seen);
      return {
        count: contacts.length,
        alone: contacts
          .filter((contact) => {
            const { top, bottom } = contact.getBoundingClientRect();
            return !names.some((name) => name.bottom > top - most && name.top < bottom + most);
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      };
    },
    [BROKERAGE, BESIDE] as const,
  );
