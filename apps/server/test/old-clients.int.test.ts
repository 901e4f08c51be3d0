import { createHash } from 'node:crypto';
import emailjs44 from '@emailjs/browser';
import { documentIds, RESUMABLE_PATH, STORAGE_PATH } from '@rivermark/contracts/documents';
import { emailIds } from '@rivermark/contracts/email-send';
import { StorageClient as Storage2119 } from '@supabase/storage-js';
import emailjs33 from 'emailjs-3.3';
import emailjs312 from 'emailjs-3.12';
import emailjs41 from 'emailjs-4.1';
import { StorageClient as Storage17 } from 'storage-js-1.7';
import { StorageClient as Storage25 } from 'storage-js-2.5';
import { StorageClient as Storage290 } from 'storage-js-2.90';
import { Upload as Tus43 } from 'tus-js-client';
import { Upload as Tus23 } from 'tus-js-client-2.3';
import { Upload as Tus31 } from 'tus-js-client-3.1';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactParams } from './calls.ts';
import { headers, newName, pdfBytes, type Started, startWithClients } from './documents-calls.ts';

/** As much of a browser's XMLHttpRequest as the clients before 4.0 use. */
class Xhr extends EventTarget {
  status = 0;
  responseText = '';
  #url = '';
  readonly #headers: Record<string, string> = {};

  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  async send(body: string): Promise<void> {
    const answer = await fetch(this.#url, { method: 'POST', headers: this.#headers, body });
    this.status = answer.status;
    this.responseText = await answer.text();
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Xhr);
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Send = (
  origin: string,
  template: string,
  params: Record<string, string>,
) => Promise<{ status: number; text: string }>;

const mailers: readonly (readonly [version: string, send: Send])[] = [
  ...(
    [
      ['3.3.1', emailjs33],
      ['3.12.1', emailjs312],
    ] as const
  ).map(
    ([version, client]) =>
      [
        version,
        (origin, template, params) => {
          client.init(emailIds.publicKey, origin);
          return client.send(emailIds.serviceId, template, params);
        },
      ] as const satisfies readonly [string, Send],
  ),
  ...(
    [
      ['4.1.0', emailjs41],
      ['4.4.1', emailjs44],
    ] as const
  ).map(
    ([version, client]) =>
      [
        version,
        (origin, template, params) => {
          client.init({ publicKey: emailIds.publicKey, origin });
          return client.send(emailIds.serviceId, template, params);
        },
      ] as const satisfies readonly [string, Send],
  ),
];

describe.each(mailers)('@emailjs/browser %s', (_version, send) => {
  test('sends an enquiry, which is there when it says so; and says what is refused', async () => {
    const started = await startWithClients();
    const sent = await send(started.url, emailIds.templates.contact, contactParams);
    expect(sent).toMatchObject({ status: 200, text: 'OK' });
    expect(await started.enquiries()).toMatchObject([{ name: 'Ada Brown', email: 'ada@visitor.example' }]);
    expect(await started.outbox()).toMatchObject([{ template: 'enquiry-to-agent', state: 'pending' }]);

    const refused = await send(started.url, emailIds.templates.contact, {
      ...contactParams,
      from_email: 'ada',
    }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 400, text: expect.stringMatching(/e-?mail/i) });
    expect(await started.enquiries()).toHaveLength(1);
  });
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const stored = async ({ db }: Started) =>
  db.selectFrom('document').select(['object_name', 'state', 'sha256']).orderBy('created_at').execute();

describe.each([
  ['1.7.3', Storage17],
  ['2.5.5', Storage25],
  ['2.90.1', Storage290],
  ['2.119.0', Storage2119],
] as const)('@supabase/storage-js %s', (_version, Storage) => {
  test('adds a document, as a file and as bytes, and reads each refusal', async () => {
    const started = await startWithClients();
    const bucketWith = (keys: Record<string, string>) =>
      (new Storage(started.url + STORAGE_PATH, keys) as InstanceType<typeof Storage2119>).from(
        documentIds.bucket,
      );
    const bucket = bucketWith({ ...headers });
    const bytes = pdfBytes('old client');
    const [asFile, asBytes, other] = [newName('photoId'), newName('creditReport'), newName('bankStatement1')];
    const file = () => new File([new Uint8Array(bytes)], 'scan.pdf', { type: 'application/pdf' });

    const first = await bucket.upload(asFile, file(), { cacheControl: '3600', upsert: false });
    expect(first.error).toBeNull();
    expect(JSON.stringify(first.data)).toContain(asFile);
    const second = await bucket.upload(asBytes, new Uint8Array(bytes).buffer, {
      contentType: 'application/pdf',
    });
    expect(second.error).toBeNull();
    expect(await stored(started)).toEqual(
      [asFile, asBytes].map((object_name) => ({ object_name, state: 'stored', sha256: hashOf(bytes) })),
    );

    const again = await bucket.upload(asFile, file());
    expect(again.error?.message).toBe('The resource already exists');
    const html = new File(['<p>no document</p>'], 'page.pdf', { type: 'application/pdf' });
    const noDocument = await bucket.upload(other, html);
    expect(noDocument.error?.message).toMatch(/accepted types/);
    const stranger = await bucketWith({ apikey: 'x', authorization: 'Bearer x' }).upload(other, file());
    expect(stranger.error?.message).toBe('Invalid API key');
    expect(await stored(started)).toHaveLength(2);
  });
});

describe.each([
  ['2.3.2', Tus23],
  ['3.1.3', Tus31],
  ['4.3.1', Tus43],
] as const)('tus-js-client %s', (_version, Upload) => {
  const bytes = pdfBytes('in pieces', 900_000);
  const begin = (started: Started, name: string, more: object = {}) =>
    new Promise<string>((resolve, reject) => {
      const upload = new (Upload as typeof Tus43)(bytes, {
        endpoint: started.url + RESUMABLE_PATH,
        headers,
        chunkSize: 250_001,
        retryDelays: null,
        metadata: { bucketName: documentIds.bucket, objectName: name, contentType: 'application/pdf' },
        onSuccess: () => resolve(upload.url ?? ''),
        onError: reject,
        ...more,
      });
      upload.start();
    });

  test.each([true, false])(
    'adds a document in pieces, the first with the creation: %s',
    async (uploadDataDuringCreation) => {
      const started = await startWithClients();
      const name = newName('photoId');
      await begin(started, name, { uploadDataDuringCreation });
      expect(await stored(started)).toEqual([{ object_name: name, state: 'stored', sha256: hashOf(bytes) }]);
    },
  );

  test('goes on where it was stopped, ends what it no longer wants, and hears why it is refused', async () => {
    const started = await startWithClients();
    const name = newName('photoId');
    const upload = await new Promise<InstanceType<typeof Tus43>>((resolve, reject) => {
      const half: InstanceType<typeof Tus43> = new (Upload as typeof Tus43)(bytes, {
        endpoint: started.url + RESUMABLE_PATH,
        headers,
        chunkSize: 250_001,
        metadata: { bucketName: documentIds.bucket, objectName: name, contentType: 'application/pdf' },
        onChunkComplete: () => half.abort().then(() => resolve(half), reject),
        onError: reject,
      });
      half.start();
    });
    await begin(started, name, { uploadUrl: upload.url });
    expect(await stored(started)).toEqual([{ object_name: name, state: 'stored', sha256: hashOf(bytes) }]);

    await expect(begin(started, name)).rejects.toThrow(/The resource already exists/);
    const unwanted = await started.db.selectFrom('document').select('id').executeTakeFirstOrThrow();
    await (Upload as typeof Tus43).terminate(`${started.url}${RESUMABLE_PATH}/${unwanted.id}`, { headers });
    expect(await stored(started)).toEqual([]);
  });
});
