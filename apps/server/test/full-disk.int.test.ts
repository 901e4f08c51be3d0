import { documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { StorageClient } from '@supabase/storage-js';
import { expect, test } from 'vitest';
import { callBody } from './calls.ts';
import { headers, newName, pdfBytes, startWithClients, upload } from './documents-calls.ts';
import { MEGABYTES, startOnSmallDisk } from './small-disk-server.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
import { create, patch } from './tus-calls.ts';

const REFUSED = { statusCode: '507', message: 'Documents cannot be taken right now. Please call.' };
const enquire = (url: string, from_name: string) =>
  fetch(url + EMAIL_SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callBody({ from_name })),
  });

onEmbeddedStores(
  'documents leave a tenth of a small disk free, and when other files fill that, 100 of 100 inquiries are stored',
  async () => {
    const started = await startOnSmallDisk();
    const { url, free, fill } = started;
    const bucket = new StorageClient(url + STORAGE_PATH, { ...headers }).from(documentIds.bucket);
    const bytes = pdfBytes('large', 9_900_000);

    // The documents below come to the floor of 22 MB within a few.
    fill(48 * 1024 ** 2);

    // Uploads that go on, each with its first bytes; then whole ones, until they are refused.
    const going = await Promise.all(
      Array.from({ length: 4 }, async (_, place) => {
        const created = await create({ url }, newName('creditReport', `${place}.pdf`), bytes.length);
        const address = url + created.headers.get('location');
        await patch(address, 0, bytes.subarray(0, 3_000_000));
        return address;
      }),
    );
    let refusal: unknown = null;
    for (let count = 0; refusal === null && count < 30; count += 1) {
      refusal = (await upload({ bucket }, newName('photoId', `${count}.pdf`), { bytes })).error;
    }
    expect(refusal).toMatchObject(REFUSED);
    const answers = await Promise.all(
      going.map((address) => patch(address, 3_000_000, bytes.subarray(3_000_000))),
    );
    expect(answers.map(({ status }) => status)).toContain(507);
    const floor = 0.1 * MEGABYTES * 1024 ** 2;
    expect(free()).toBeGreaterThan(floor - 2 * 1024 ** 2);

    fill(0);
    expect(free()).toBeLessThan(4096);
    const statuses: number[] = [];
    for (let count = 0; count < 100; count += 1) {
      statuses.push((await enquire(url, `Visitor ${count}`)).status);
      // Whatever an inquiry left free is gone for the next.
      if (count % 10 === 0) fill(0);
    }
    expect(statuses).toEqual(Array(100).fill(200));
    expect(started.logged()).not.toContain('not-stored');
  },
);

test('below the floor documents are refused in words, and an inquiry is taken', async () => {
  const disk = { freeBytes: 3_000_000_000, totalBytes: 100e9, floorBytes: 2_000_000_000 };
  const started = await startWithClients({}, { diskSpace: async () => disk });
  expect((await upload(started, newName('photoId'))).error).toBeNull();
  disk.freeBytes = 1_900_000_000;
  await expect
    .poll(async () => (await upload(started, newName('photoId', 'second.pdf'))).error)
    .toMatchObject(started.config.documentsBucket ? {} : REFUSED);
  expect((await enquire(started.url, 'Ada')).status).toBe(200);
});
