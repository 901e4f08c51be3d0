/** For HTML: a time of day stays on one line with its half of the day and its zone, a number of hours or days with its unit. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) ([AP]M) (ET)/g, '$1\u00a0$2\u00a0$3').replace(/(\d) (h|days)\b/g, '$1\u00a0$2');
