/**
 * How long an entry may be, in UTF-16 code units; more is refused with this number. No
 * field has a `maxlength`, with which browsers cut what is pasted without a word. Apart from the rules, so that a
 * form can be drawn without the code that checks it.
 */
export const limits = {
  name: 100,
  email: 254,
  phone: 40,
  address: 200,
  choice: 80,
  message: 5000,
  page: 300,
  enquiryKey: 64,
} as const;

/** What is said of an entry over its limit; `what` names it as the form does. */
export const tooLong = (what: string, max: number): string =>
  `${what} is too long; please use at most ${max} characters`;
