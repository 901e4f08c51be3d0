import type { Healing } from '../outbox/delivery-error.ts';
import { MailError } from './transport.ts';

interface SmtpFault {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
  readonly message?: string;
}

/** RFC 3463: invalid addresses (5.1.3, 5.1.7) and everything about the content itself (5.6). */
const HOPELESS = /^5\.(1\.3|1\.7|6\.\d+)$/;

/** Failures before any answer, whose messages come from this machine. */
const CONNECTING = ['ESOCKET', 'ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'EDNS', 'ETLS'];

/** The enhanced status of an answer, RFC 3463. */
const statusOf = (response = '') => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/**
 * What may be stored. A server's message may quote an address or a subject; its status gives the
 * reason, too.
 */
function detailOf({ code, responseCode, response, message }: SmtpFault): string {
  const isAnswer = responseCode !== undefined || response !== undefined;
  if (!isAnswer && code !== undefined && CONNECTING.includes(code)) return (message ?? '').slice(0, 200);
  return statusOf(response) ?? '';
}

function healingOf({ code, responseCode, response = '' }: SmtpFault): Healing {
  // Rejected locally: the mail has no usable recipient.
  if (responseCode === undefined) return code === 'EENVELOPE' ? 'never' : 'soon';
  // Login failures and servers without a greeting are the operator's to fix.
  if (responseCode < 500 || code === 'EAUTH' || code === 'EPROTOCOL') return 'soon';
  const status = statusOf(response);
  if (status ? HOPELESS.test(status) : responseCode === 501 && code === 'EENVELOPE') return 'never';
  return 'slowly';
}

/** RFC 3463: a mailbox or domain that does not exist, has moved or is disabled. */
const NOBODY = /^5\.(1\.[1236]|1\.10|2\.1)$/;
/** The same, of servers that give no enhanced status. */
const NOBODY_CODES: readonly number[] = [550, 551, 553, 556];

/**
 * Whether the recipient was refused as one that nobody has. A full mailbox or a block of our
 * server is not that: the same address may take the next mail.
 */
function isBadAddress({ command, responseCode, response }: SmtpFault): boolean {
  if (responseCode === undefined || !command?.startsWith('RCPT')) return false;
  const status = statusOf(response);
  return status ? NOBODY.test(status) : NOBODY_CODES.includes(responseCode);
}

/** What a failed attempt means for the next one. */
export function mailErrorOf(error: unknown): MailError {
  const fault = error as SmtpFault;
  const { code, responseCode } = fault;
  const name = [code ?? 'UNKNOWN', responseCode].filter((part) => part !== undefined).join(' ');
  return new MailError(healingOf(fault), name, detailOf(fault), {
    isBadAddress: isBadAddress(fault),
    isAnswered: responseCode !== undefined,
  });
}
