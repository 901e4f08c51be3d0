import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number formatted for the agent: ten digits as 904-555-0123, any other as typed. */
export const readablePhone = (phone: string): string =>
  phone.trim().replace(/^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]*(\d{3})[ .-]*(\d{4})$/, '$1-$2-$3');

/** One of the numbers typed into a phone field. */
export interface TypedPhone {
  /** E.164, for example +19045550123. */
  readonly dial: string;
  readonly shown: string;
}

/**
 * Every valid number in a phone field, in order. People also type hours, names and a second number:
 * '904 555 0147 (after 6pm)', '904-555-0181 or 904-555-0182'.
 */
export const phonesIn = (text: string): readonly TypedPhone[] =>
  findPhoneNumbersInText(text, 'US').map(({ number, startsAt, endsAt }) => ({
    dial: number.number,
    shown: readablePhone(text.slice(startsAt, endsAt)),
  }));

/** The first number of a phone field in E.164; null without a valid one. */
export const firstE164 = (phone: string): string | null =>
  phonesIn(phone)[0]?.dial ?? parsePhoneNumberFromString(phone, 'US')?.number ?? null;

/** The number to dial: the first valid one, else the typed digits; '' without any. */
export const dialablePhone = ({
  phone,
  phone_e164,
}: {
  readonly phone: string;
  readonly phone_e164: string | null;
}): string => phone_e164 ?? firstE164(phone) ?? phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
