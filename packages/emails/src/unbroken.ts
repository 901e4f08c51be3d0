/** For HTML: a time of day stays on one line with its half of the day and its zone. */
export const unbroken = (text: string): string => text.replace(/(\d) ([AP]M) (ET)/g, '$1\u00a0$2\u00a0$3');
