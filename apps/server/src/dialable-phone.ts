import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as the agent reads it: ten digits as 904-555-0123, however they were typed; any other as it was typed. */
export const readablePhone = (phone: string): string =>
  phone.trim().replace(/^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]*(\d{3})[ .-]*(\d{4})$/, '$1-$2-$3');

/** One of the numbers that somebody typed into the phone field. */
export interface TypedPhone {
  /** E.164, for example +19045550123. */
  readonly dial: string;
  readonly shown: string;
}

/**
 * Every valid number in the text of a phone field, in its order. People also type hours, names and a second number:
 * '904 555 0147 (after 6pm)', '904-555-0181 or 904-555-0182'.
 */
export const phonesIn = (text: string): readonly TypedPhone[] =>
  findPhoneNumbersInText(text, 'US').map(({ number, startsAt, endsAt }) => ({
    dial: number.number,
    shown: readablePhone(text.slice(startsAt, endsAt)),
  }));

/** The first number of a phone field in E.164; null if it holds no valid one. */
export const firstE164 = (phone: string): string | null =>
  phonesIn(phone)[0]?.dial ?? parsePhoneNumberFromString(phone, 'US')?.number ?? null;

/** The number to dial: the first valid one, or else the digits as they were typed; '' if there are none. */
export const dialablePhone = ({
  phone,
  phone_e164,
}: {
  readonly phone: string;
  readonly phone_e164: string | null;
}): string => phone_e164 ?? firstE164(phone) ?? phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
