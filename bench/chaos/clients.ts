import { createHash, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import {
  type DocumentField,
  documentFieldNames,
  documentIds,
  FUNCTIONS_PATH,
  noticeRequest,
  objectNameOf,
  publicPathOf,
  RESUMABLE_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { buildPdf, pageObjects, streamOf } from '@rivermark/testkit/pdf';
import { type Answer, BrokenOff, call, insist, isPutOff, PATIENCE_MS, type Unanswered } from './call.ts';
import type { Ledger } from './ledger.ts';

interface Document {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * The most that one client sends in a submission, in MB, and how often a client begins one at most.
 */
export const MOST_MB = 10;
export const PACE_MS = 4000;

/** The sender: the server counts uploads by address. */
interface Client {
  readonly url: string;
  readonly ledger: Ledger;
  readonly headers: Readonly<Record<string, string>>;
  readonly clientKey: string;
}

const key = { apikey: documentIds.anonKey, authorization: `Bearer ${documentIds.anonKey}` };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const said = ({ clientKey }: Client) => JSON.stringify({ submissionId: clientKey });
/** A document in the middle of an upload that we cut is free again a little later. */
const isBusy = ({ status }: Answer) => status === 423 || status === 408;

function newDocument(field: DocumentField): Document {
  const mark = randomUUID();
  const size = field.startsWith('bank') ? randomInt(1_100_000, 2_000_000) : randomInt(2000, 200_000);
  const bytes = buildPdf([...pageObjects(), streamOf('', Buffer.alloc(size, `${mark} `))]);
  return { name: objectNameOf(Date.now(), field, `${mark}.pdf`), bytes };
}

/**
 * Where to cut the connection: sometimes halfway, or after sending everything but before the
 * answer.
 */
const cutOf = (length: number): number | undefined =>
  [randomInt(1, length), length, undefined, undefined, undefined][randomInt(5)];

/** In one request, sometimes cut halfway and sent again. */
async function post(client: Client, { name, bytes }: Document): Promise<void> {
  const { url, ledger } = client;
  ledger.count('uploads in one go', 'tried');
  let cutAfter = cutOf(bytes.length);
  const answer = await insist(
    () => {
      const cut = cutAfter;
      cutAfter = undefined;
      return call(`${url}${STORAGE_PATH}/object/${documentIds.bucket}/${name}`, {
        method: 'POST',
        headers: {
          ...client.headers,
          'content-type': 'application/pdf',
          'x-metadata': base64(said(client)),
        },
        body: bytes,
        cutAfter: cut,
      });
    },
    (how) => ledger.unanswered('uploads in one go', how),
    isBusy,
  );
  // 409: it arrived before, and only its answer was lost.
  if (answer.status !== 200 && answer.status !== 409) {
    throw new Error(`an upload was answered ${answer.status}: ${answer.body}`);
  }
  ledger.count('uploads in one go', 'done');
}

async function begin(client: Client, { name, bytes }: Document): Promise<string> {
  const metadata = { bucketName: documentIds.bucket, objectName: name, metadata: said(client) };
  const answer = await insist(
    () =>
      call(client.url + RESUMABLE_PATH, {
        method: 'POST',
        headers: {
          ...client.headers,
          'upload-length': bytes.length,
          'upload-metadata': Object.entries(metadata)
            .map(([each, value]) => `${each} ${base64(value)}`)
            .join(','),
        },
      }),
    (how) => client.ledger.unanswered('resumable uploads', how),
    isBusy,
  );
  if (answer.status === 201) return client.url + String(answer.headers.location);
  throw new Error(`an upload was begun with ${answer.status}: ${answer.body}`);
}

/** On a full disk, unfinished uploads are deleted. The client starts over. */
const isGone = ({ status }: Answer) => status === 404;

const PUT_OFF_MS = 500;

/** By TUS, cut several times, and resumed at the server's offset. */
async function resume(client: Client, document: Document): Promise<void> {
  const { ledger, headers } = client;
  const { bytes } = document;
  ledger.count('resumable uploads', 'tried');
  const on = (how: Unanswered) => ledger.unanswered('resumable uploads', how);
  let at = await begin(client, document);
  let cuts = randomInt(3);
  for (const until = Date.now() + PATIENCE_MS; ; ) {
    if (Date.now() > until) throw new Error('an upload did not end within three minutes');
    const asked = await insist(() => call(at, { method: 'HEAD', headers }), on);
    if (isGone(asked) && ledger.diskWasFull) {
      on('putOff');
      at = await begin(client, document);
      continue;
    }
    if (asked.status !== 200) throw new Error(`an upload that was begun was answered ${asked.status}`);
    const offset = Number(asked.headers['upload-offset']);
    if (offset === bytes.length) break;
    const rest = bytes.subarray(offset);
    const cutAfter = cuts > 0 ? randomInt(1, rest.length + 1) : undefined;
    cuts -= 1;
    const answer = await call(at, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' },
      body: rest,
      cutAfter,
    }).catch((error: BrokenOff) => error);
    const isBroken = answer instanceof BrokenOff;
    if (isBroken) on(answer);
    else if (answer.status === 204) continue;
    else if (isPutOff(answer)) on('putOff');
    else if (answer.status !== 404 && answer.status !== 409 && !isBusy(answer)) {
      throw new Error(`the rest of an upload was answered ${answer.status}: ${answer.body}`);
    }
    // After 'not now' clients wait: an upload may be appended to a few hundred times an hour.
    await later(isBroken ? 50 : PUT_OFF_MS);
  }
  ledger.count('resumable uploads', 'done');
}

/**
 * Sends six documents and the notice until all are acknowledged, then rests until the next client
 * is due.
 */
export async function submitDocuments(url: string, ledger: Ledger): Promise<void> {
  const pause = later(PACE_MS);
  const clientKey = randomUUID();
  const name = `Chaos ${clientKey}`;
  const headers = {
    ...key,
    'tus-resumable': '1.0.0',
    // A network with a new address each time: limits on one address are not tested here.
    get 'x-forwarded-for'() {
      return `198.51.${randomInt(256)}.${randomInt(256)}`;
    },
  };
  const client: Client = { url, ledger, clientKey, headers };
  const documents = documentFieldNames.map(newDocument);
  for (const document of documents) {
    await (document.bytes.length > 1_000_000 ? resume : post)(client, document);
  }
  const objects = documents.map((document) => document.name);
  const body = JSON.stringify(
    noticeRequest(
      { objects, acknowledged: true, clientKey, clientName: name },
      { agentEmail: 'agent@rivermark.example', urlOf: (object) => url + publicPathOf(object), isOurs: true },
    ),
  );
  ledger.count('submissions', 'tried');
  const answer = await insist(
    () =>
      call(`${url}${FUNCTIONS_PATH}/${documentIds.functionName}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        cutAfter: randomInt(4) === 0 ? Buffer.byteLength(body) : undefined,
      }),
    (how) => ledger.unanswered('submissions', how),
  );
  if (answer.status !== 200) throw new Error(`a notice was answered ${answer.status}: ${answer.body}`);
  const hashes = documents.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  ledger.submissions.set(name, hashes.sort());
  ledger.count('submissions', 'done');
  await pause;
}
