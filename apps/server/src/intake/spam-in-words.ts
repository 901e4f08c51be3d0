import type { SpamSign } from './assess-spam.ts';

const words: Record<SpamSign, string> = {
  honeypot: 'a field was filled that no person sees',
  'fast-fill': 'sent faster than most people type',
  'many-links': 'many links',
  'foreign-origin': 'sent from a page of another site',
  'many-from-network': 'one of many from the same network',
};

/** What speaks for spam, from an enquiry's column `spam_marks`. */
export const spamSignsInWords = (spamMarks: string): string[] =>
  (JSON.parse(spamMarks) as SpamSign[]).map((mark) => words[mark]);
