import { randomInt, randomUUID } from 'node:crypto';
import { COUNTS_PATH } from '@rivermark/contracts/counts';
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
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { buildPdf, pageObjects, streamOf } from '@rivermark/testkit/pdf';
import { type Call, call } from '../chaos/call.ts';
import type { Times } from './times.ts';

const DOCUMENT_BYTES = 2_000_000;
const key = { apikey: documentIds.anonKey, authorization: `Bearer ${documentIds.anonKey}` };
/** Made once: the generator should use little beside the server. */
const pdf = buildPdf([
  ...pageObjects(),
  streamOf('', Buffer.alloc(DOCUMENT_BYTES, 'a statement of some account ')),
]);

/**
 * A visitor's next action, as shares of a hundred. 'count': a page that is left reports its counts.
 */
export type Mix = Readonly<Record<'page' | 'enquiry' | 'submission' | 'count', number>>;

export interface Target {
  readonly urls: readonly string[];
  readonly pages: readonly string[];
}

/** One visitor after another, each with its own address, until the time is over. */
export async function visitors(target: Target, mix: Mix, times: Times, until: number): Promise<void> {
  while (performance.now() < until) {
    const draw = randomInt(100);
    const url = target.urls[randomInt(target.urls.length)] ?? '';
    const headers = { 'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}` };
    const timed = async (what: string, path: string, options: Call) => {
      const began = performance.now();
      const status = await call(url + path, { ...options, headers: { ...headers, ...options.headers } }).then(
        (answer) => answer.status,
        () => 0,
      );
      times.add(what, performance.now() - began, status);
      return status;
    };
    if (draw < mix.page) {
      const page = target.pages[randomInt(target.pages.length)] ?? '/';
      await timed('page', page, { headers: { 'accept-encoding': 'br' } });
    } else if (draw < mix.page + mix.enquiry) {
      await timed('enquiry', EMAIL_SEND_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: enquiry(),
      });
    } else if (draw < mix.page + mix.enquiry + mix.submission) await submit(timed);
    else
      await timed('count', COUNTS_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: counts,
      });
  }
}

const counts = JSON.stringify([
  ['view', '/'],
  ['LCP', '1500'],
  ['CLS', '10'],
  ['INP', '100'],
]);

const enquiry = () =>
  JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'rivermark-site',
    service_id: 'rivermark',
    template_id: 'contact',
    template_params: {
      to_email: 'agent@rivermark.example',
      from_name: 'Load Visitor',
      from_email: 'load@example.com',
      phone: '904-555-0100',
      message: 'Which streets stay dry? '.repeat(10),
      subject: 'New Contact Form Submission from Load Visitor',
      submission_id: randomUUID(),
      page: '/',
    },
  });

/** Six documents in turn, as the page sends them, and the notice. */
async function submit(timed: (what: string, path: string, options: Call) => Promise<number>): Promise<void> {
  const clientKey = randomUUID();
  const names = documentFieldNames.map((field: DocumentField) =>
    objectNameOf(Date.now(), field, `${randomUUID()}.pdf`),
  );
  const said = Buffer.from(JSON.stringify({ submissionId: clientKey })).toString('base64');
  for (const name of names) {
    const status = await timed('document', `${STORAGE_PATH}/object/${documentIds.bucket}/${name}`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/pdf', 'x-metadata': said },
      body: pdf,
    });
    if (status !== 200) return;
  }
  const notice = noticeRequest(
    { objects: names, acknowledged: true, clientKey, clientName: 'Load Visitor' },
    {
      agentEmail: 'agent@rivermark.example',
      urlOf: (object) => `https://example.com${publicPathOf(object)}`,
      isOurs: true,
    },
  );
  await timed('notice', `${FUNCTIONS_PATH}/${documentIds.functionName}`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify(notice),
  });
}
