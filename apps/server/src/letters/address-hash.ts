import { createHash } from 'node:crypto';
import { mailboxOf } from '../mailbox-of.ts';

/**
 * Identifies a mailbox whose address is not stored any more. No key is used: a mailbox that wants
 * no letters must be known after a change of the key and after a restore.
 */
export const addressHash = (email: string): string =>
  createHash('sha256')
    .update(`letters\0${mailboxOf(email)}`)
    .digest('hex');
