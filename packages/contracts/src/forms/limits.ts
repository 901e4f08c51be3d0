/**
 * The longest entries, in UTF-16 code units. Longer ones are rejected with this number. Fields have
 * no `maxlength`, because browsers would silently cut pasted text. In a file of its own so that a
 * form can be drawn without loading the validation code.
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

/** Error for an entry over its limit; `what` is the field's name in the form. */
export const tooLong = (what: string, max: number): string =>
  `${what} is too long; please use at most ${max} characters`;
