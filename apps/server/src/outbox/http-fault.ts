import { DeliveryError } from './delivery-error.ts';

/** Temporary statuses: too slow, too early, too many. Every 5xx is temporary as well. */
const PASSING: readonly number[] = [408, 425, 429];

/** What an answer other than 2xx says of the next attempt. */
export function httpFault(status: number): DeliveryError {
  const healing = status >= 500 || PASSING.includes(status) ? 'soon' : 'slowly';
  const detail = status < 400 ? 'A redirection is not followed' : 'The receiver refused';
  return new DeliveryError(healing, `HTTP ${status}`, detail);
}

/** The receiver was not reached, or said nothing in time. */
export function unreached(error: unknown): DeliveryError {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  const code = name === 'TimeoutError' ? 'ETIMEDOUT' : (cause?.code ?? name);
  return new DeliveryError('soon', code, cause?.message ?? message);
}
