import { createHash } from 'node:crypto';

/** The name of a text among the content's files: SHA-256 in hexadecimal digits. */
export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');
