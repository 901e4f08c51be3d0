import { randomUUID } from 'node:crypto';
import {
  type DocumentField,
  documentFieldNames,
  documentIds,
  FUNCTIONS_PATH,
  noticeRequest,
  objectNameOf,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { FunctionsClient } from '@supabase/functions-js';
import { StorageClient } from '@supabase/storage-js';
import { pdfBytes } from './pdf-bytes.ts';
import { startApp } from './start-app.ts';

export { pdfBytes };

type Options = Parameters<typeof startApp>[1];

export const headers = { apikey: documentIds.anonKey, authorization: `Bearer ${documentIds.anonKey}` };

/** The application on a real socket, and the official clients, unchanged, that talk to it. */
export async function startWithClients(env: Readonly<Record<string, string>> = {}, options: Options = {}) {
  const started = await startApp(env, options);
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  const address = started.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const storage = new StorageClient(url + STORAGE_PATH, { ...headers });
  const functions = new FunctionsClient(url + FUNCTIONS_PATH, { headers });
  return { ...started, url, port, storage, bucket: storage.from(documentIds.bucket), functions };
}
export type Started = Awaited<ReturnType<typeof startWithClients>>;

export const newName = (field: DocumentField, fileName = 'scan.pdf') =>
  objectNameOf(Date.now(), field, fileName);

/** Sends one document as the page does. */
export function upload(
  { bucket }: Pick<Started, 'bucket'>,
  name: string,
  {
    bytes = pdfBytes(),
    submissionId,
    originalName = 'My scan.pdf',
  }: { bytes?: Buffer; submissionId?: string; originalName?: string } = {},
) {
  const file = new File([new Uint8Array(bytes)], 'scan.pdf', { type: 'application/pdf' });
  const metadata = { originalName, ...(submissionId && { submissionId }) };
  return bucket.upload(name, file, { cacheControl: '3600', upsert: false, metadata });
}

/** The body of the last call for six objects. */
export function noticeFor(
  { bucket }: Pick<Started, 'bucket'>,
  names: readonly string[],
  submissionId: string | undefined,
  more: object = {},
) {
  const urlOf = (name: string) => bucket.getPublicUrl(name).data.publicUrl;
  const notice = { objects: names, acknowledged: true, clientKey: submissionId };
  const service = { agentEmail: 'agent@rivermark.example', urlOf, isOurs: true };
  return { ...noticeRequest(notice, service), ...more };
}

/** The six documents of one client; resolves with their names. */
export async function uploadAll(
  started: Pick<Started, 'bucket'>,
  submissionId: string,
  bytes?: Buffer,
): Promise<string[]> {
  const names = documentFieldNames.map((field) => newName(field));
  for (const name of names) {
    const { error } = await upload(started, name, { submissionId, ...(bytes && { bytes }) });
    if (error) throw error;
  }
  return names;
}

/** A whole submission: six documents and the notice. */
export async function submitAll(started: Started, more: object = {}, bytes?: Buffer) {
  const submissionId = randomUUID();
  const names = await uploadAll(started, submissionId, bytes);
  const body = noticeFor(started, names, submissionId, more);
  const { data, error } = await started.functions.invoke('send-email', { body });
  return { submissionId, names, body, data, error };
}
