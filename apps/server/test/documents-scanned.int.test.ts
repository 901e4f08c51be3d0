import { type Clamd, findClamd, startClamd } from '@rivermark/testkit/clamd';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scannerAt } from '../src/documents/receiving/scan-document.ts';
import { newName, pdfBytes, startWithClients, upload } from './documents-calls.ts';

const program = findClamd();

describe.skipIf(!program)('with a real clamd behind the server', () => {
  let clamd: Clamd;
  beforeAll(async () => {
    clamd = await startClamd(program ?? '');
  });
  afterAll(() => clamd?.stop());

  test('a document with a virus is refused in words and leaves nothing; a clean one says that it was scanned', async () => {
    const started = await startWithClients({}, { scan: scannerAt(clamd.url) });
    const infected = pdfBytes(`${'x'.repeat(100_000)} ${clamd.signature}`);
    const refused = await upload(started, newName('creditReport'), { bytes: infected });
    expect(refused.error).toMatchObject({
      statusCode: '422',
      message: expect.stringContaining('The virus scanner found something harmful'),
    });
    expect(await started.parts.files.list()).toEqual([]);
    const name = newName('creditReport', 'clean.pdf');
    expect((await upload(started, name)).error).toBeNull();
    const rows = await started.db.selectFrom('document').selectAll().execute();
    expect(rows).toMatchObject([{ object_name: name, state: 'stored' }]);
    expect(rows[0]?.checks).toContain('scanned for viruses');
  });

  test('with the scanner gone nothing is taken', async () => {
    const started = await startWithClients({}, { scan: scannerAt('tcp://127.0.0.1:1') });
    const { error } = await upload(started, newName('creditReport'));
    expect(error).toMatchObject({ statusCode: '503' });
    expect(await started.db.selectFrom('document').selectAll().execute()).toEqual([]);
    expect(await started.parts.files.list()).toEqual([]);
  });
});
