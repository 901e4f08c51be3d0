/**
 * Errors of the network, and of a server that stops, starts, has no free connection, or ended an
 * idle one.
 */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ENETUNREACH',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/** Errors that the driver reports only in words. */
const inWords = /^Connection terminated|^timeout exceeded when trying to connect|^Client .*not queryable/;

/** Whether PostgreSQL could not be reached, or the connection was lost. It may soon be back. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? passing.has(code) : inWords.test(String(message));
}
