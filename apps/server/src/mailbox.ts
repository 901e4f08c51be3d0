import { emailRule, oneLine } from '@rivermark/contracts/forms';
import * as z from 'zod/mini';

/** One sender or recipient. Always an object: a string would be parsed as a list of addresses by mail libraries. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** An address of this machine ('enquiries@localhost') is fine as a sender, though no form would take it. */
const localAddress = /^[A-Za-z0-9._+-]+@localhost$/;

/** Reads 'address' or 'Name <address>'. Throws when the address is not one. */
export function parseMailbox(text: string): Mailbox {
  const named = /^(?:"?([^"<>]*?)"?\s*)<([^<>]+)>$/.exec(text.trim());
  const address = named?.[2] ?? text.trim();
  if (!localAddress.test(address)) z.parse(emailRule, address);
  return { name: oneLine(named?.[1] ?? ''), address };
}
