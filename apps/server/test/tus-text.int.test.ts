import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { RESUMABLE_PATH } from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { headers as key, newName, pdfBytes, startWithClients } from './documents-calls.ts';
import { create, patch } from './tus-calls.ts';
import { HALF, LENGTH, NAME, type Requirement, requirements, type Target } from './tus-text/requirements.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** By node:http, as fetch sends no header that is empty and refuses some methods. */
const ask = (url: string, { method, headers, body }: Requirement['sent']) =>
  new Promise<Answer>((resolve, reject) => {
    const asking = request(url, { method, headers: { ...key, ...headers } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    asking.on('error', reject);
    asking.end(body);
  });

/** A document of exactly that length. */
function documentBytes(): Buffer {
  const rest = LENGTH - pdfBytes('x', 100).length;
  return pdfBytes('x', 100 + rest);
}

test('each requirement of the text of TUS 1.0.0 is met, or left out for a reason that is written down', async () => {
  const started = await startWithClients({ DOCUMENTS_PER_HOUR: '1000' });
  const bytes = documentBytes();
  expect(bytes).toHaveLength(LENGTH);
  const urlOf: Record<Target, () => Promise<string>> = {
    uploads: async () => started.url + RESUMABLE_PATH,
    unknown: async () => `${started.url}${RESUMABLE_PATH}/${randomUUID()}`,
    begun: async () =>
      started.url + (await create(started, newName('photoId'), LENGTH)).headers.get('location'),
    async half() {
      const url = await urlOf.begun();
      await patch(url, 0, bytes.subarray(0, HALF));
      return url;
    },
    async finished() {
      const url = await urlOf.begun();
      await patch(url, 0, bytes);
      return url;
    },
    async terminated() {
      const url = await urlOf.half();
      await ask(url, { to: 'terminated', method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } });
      return url;
    },
  };
  const other: string[] = [];
  for (const { section, says, sent, comes } of requirements) {
    const name = Buffer.from(newName('photoId')).toString('base64');
    const headers = Object.fromEntries(
      Object.entries(sent.headers ?? {}).map(([each, value]) => [each, value.replace(NAME, name)]),
    );
    const answer = await ask(await urlOf[sent.to](), { ...sent, headers });
    const [status, expected = {}] = comes;
    const wrong = Object.entries(expected).filter(([each, value]) => {
      const came = answer.headers[each];
      if (value === null) return came !== undefined;
      return value instanceof RegExp ? !value.test(String(came)) : came !== value;
    });
    if (answer.status !== status || wrong.length > 0) {
      const came = wrong.map(([each]) => `${each}: ${answer.headers[each]}`).join(', ');
      other.push(`${section}: ${says}. Came: ${answer.status} ${came}`);
    }
  }
  expect(other).toEqual([]);
});
