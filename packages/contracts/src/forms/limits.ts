/**
 * How long an entry may be, in UTF-16 code units, as `maxlength` counts them. Apart from the rules, so that a
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
