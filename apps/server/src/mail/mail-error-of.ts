import type { Healing } from '../outbox/delivery-error.ts';
import { MailError } from './transport.ts';

interface SmtpFault {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message?: string;
}

/** RFC 3463: an address that is none (5.1.3, 5.1.7), and everything about the content itself (5.6). */
const HOPELESS = /^5\.(1\.3|1\.7|6\.\d+)$/;

function healingOf({ code, responseCode, response = '' }: SmtpFault): Healing {
  // Refused before it was offered: there is no recipient in it that could be offered.
  if (responseCode === undefined) return code === 'EENVELOPE' ? 'never' : 'soon';
  // A failed login and a server that does not greet are the operator's to mend.
  if (responseCode < 500 || code === 'EAUTH' || code === 'EPROTOCOL') return 'soon';
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (status ? HOPELESS.test(status) : responseCode === 501 && code === 'EENVELOPE') return 'never';
  return 'slowly';
}

/** What a failed attempt to send says of the next one. */
export function mailErrorOf(error: unknown): MailError {
  const fault = error as SmtpFault;
  const { code, responseCode, response, message } = fault;
  const name = [code ?? 'UNKNOWN', responseCode].filter((part) => part !== undefined).join(' ');
  return new MailError(healingOf(fault), name, (response ?? message ?? '').slice(0, 500));
}
