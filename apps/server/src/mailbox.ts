import { emailRule, oneLine } from '@rivermark/contracts/forms';
import * as z from 'zod/mini';

/** One sender or recipient. Always an object, because mail libraries parse a string as a list. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A sender may have an address of this machine ('enquiries@localhost'), which no form accepts. */
const localAddress = /^[A-Za-z0-9._+-]+@localhost$/;

/** Parses 'address' or 'Name <address>'. Throws if the address is invalid. */
export function parseMailbox(text: string): Mailbox {
  const named = /^(?:"?([^"<>]*?)"?\s*)<([^<>]+)>$/.exec(text.trim());
  const address = named?.[2] ?? text.trim();
  if (!localAddress.test(address)) z.parse(emailRule, address);
  return { name: oneLine(named?.[1] ?? ''), address };
}
