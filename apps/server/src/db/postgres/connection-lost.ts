/** Of the network, and of a server that stops, starts, has no room for one more, or ended one that waited too long. */
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

/** What the driver says in words alone. */
const inWords = /^Connection terminated|^timeout exceeded when trying to connect|^Client .*not queryable/;

/** Whether PostgreSQL could not be reached, or was lost on the way: it may be back in a moment. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? passing.has(code) : inWords.test(String(message));
}
