/**
 * For HTML: keeps times together with 'a.m.' or 'p.m.' and their zone, and numbers with 'hours' or
 * 'days'.
 */
export const unbroken = (text: string): string =>
  text.replace(/(\d) ([AP]M) (ET)/g, '$1\u00a0$2\u00a0$3').replace(/(\d) (h|days)\b/g, '$1\u00a0$2');
