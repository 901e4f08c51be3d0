import { randomUUID } from 'node:crypto';
import {
  type DocumentField,
  documentFieldNames,
  documentIds,
  FUNCTIONS_PATH,
  noticeRequest,
  objectNameOf,
  publicPathOf,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';

async function insistOnSuccess(answer: Response, what: string): Promise<void> {
  if (answer.status >= 400) throw new Error(`${what} was answered ${answer.status}: ${await answer.text()}`);
}

/** Sends an enquiry as a browser without scripts does. */
export async function enquire(url: string, kind: string, entries: Readonly<Record<string, string>>) {
  const person = { email: 'visitor@visitor.example', phone: '904-555-0123' };
  const answer = await fetch(`${url}/enquiries/${kind}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...person, ...entries }),
  });
  await insistOnSuccess(answer, 'An enquiry');
}

/** Hands over a client's documents by the calls that the page makes: scans, or those chosen. */
export async function handOver(
  url: string,
  client: { readonly name: string; readonly email: string },
  chosen: Partial<Record<DocumentField, { readonly name: string; readonly buffer: Buffer }>> = {},
) {
  const headers = { apikey: documentIds.anonKey, authorization: `Bearer ${documentIds.anonKey}` };
  const clientKey = randomUUID();
  const objects = [];
  for (const field of documentFieldNames) {
    const { name: fileName, buffer } = chosen[field] ?? {
      name: 'scan.pdf',
      buffer: buildPdf(pageObjects()),
    };
    const name = objectNameOf(Date.now(), field, fileName);
    const metadata = JSON.stringify({ submissionId: clientKey, originalName: fileName });
    const place = `${documentIds.bucket}/${name}`;
    const answer = await fetch(`${url}${STORAGE_PATH}/object/${place}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': fileName.endsWith('.png') ? 'image/png' : 'application/pdf',
        'x-metadata': Buffer.from(metadata).toString('base64'),
      },
      body: new Uint8Array(buffer),
    });
    await insistOnSuccess(answer, 'A document');
    objects.push(name);
  }
  const notice = noticeRequest(
    { objects, acknowledged: true, clientKey, clientName: client.name, clientEmail: client.email },
    { agentEmail: 'agent@rivermark.example', urlOf: (object) => url + publicPathOf(object), isOurs: true },
  );
  const answer = await fetch(`${url}${FUNCTIONS_PATH}/${documentIds.functionName}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(notice),
  });
  await insistOnSuccess(answer, 'The notice');
}
