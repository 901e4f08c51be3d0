import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';

/**
 * Sends a notice to a fake service with this answer. Resolves to the outcome and the received
 * fields.
 */
async function sendTo(status: number, answer: object, changes: object = {}) {
  let body = '';
  const server = createServer(async (request, response) => {
    for await (const part of request) body += part;
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
  const notice = { objects: [], acknowledged: true, ...changes };
  const outcome = await sendNotice(notice, 'agent@rivermark.example', new AbortController().signal);
  return { outcome, fields: Object.keys(JSON.parse(body)) };
}

const outcomeOf = async (status: number, answer: object) => (await sendTo(status, answer)).outcome;

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

test('another service gets the specified fields and no other', async () => {
  const client = {
    clientKey: crypto.randomUUID(),
    clientName: 'Ada Brown',
    clientEmail: 'ada@visitor.example',
  };
  const { fields } = await sendTo(200, { success: true }, client);
  expect(fields).toEqual(['to_email', 'subject', 'from_name', 'message']);
});
