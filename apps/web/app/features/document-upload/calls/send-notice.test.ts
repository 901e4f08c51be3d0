import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';

/** What comes of a notice that is answered so. */
async function outcomeOf(status: number, answer: object) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  // As the build says where another service takes the documents.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('__DOCUMENT_SETTINGS__', { url });
  const { sendNotice } = await import('./send-notice.ts');
  const notice = { clientKey: '', objectNames: [], clientName: '', clientEmail: '', agentEmail: '' };
  return sendNotice(notice, new AbortController().signal);
}

const refusal = (code: string, message: string) => ({ success: false, code, message });

test('what the server says of a notice that it does not take reaches the client', async () => {
  const told = 'Your six documents were received before. Please call.';
  expect(await outcomeOf(409, refusal('already-submitted', told))).toEqual({ told });
});

test.each([
  ['taken', 200, { success: true }, 'received'],
  ['not taken, without a reason', 200, { success: false }, 'service'],
  ['lost documents', 422, refusal('documents-missing', 'Not all six documents'), 'missing'],
  ['a fault of the server', 500, refusal('internal-error', 'An unexpected fault'), 'service'],
  ['words of another service for its programmers', 401, { message: 'Invalid JWT' }, 'service'],
] as const)('%s is told in words of the page', async (_, status, answer, outcome) => {
  expect(await outcomeOf(status, answer)).toBe(outcome);
});
