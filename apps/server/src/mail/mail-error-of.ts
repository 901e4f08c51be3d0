import { MailError } from './transport.ts';

interface SmtpFault {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message?: string;
}

/**
 * A 5xx is permanent, except that a failed login (535) is a fault of the configuration that the operator will
 * mend. Everything else, every broken connection above all, may succeed later.
 */
export function mailErrorOf(error: unknown): MailError {
  const { code, responseCode, response, message } = error as SmtpFault;
  const permanent =
    responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH' && code !== 'EPROTOCOL';
  const name = [code ?? 'UNKNOWN', responseCode].filter((part) => part !== undefined).join(' ');
  return new MailError(permanent, name, (response ?? message ?? '').slice(0, 500));
}
