import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time. Any text is fine. */
export function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
