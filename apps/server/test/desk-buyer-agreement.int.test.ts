import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atDesk } from './at-desk.ts';
import { multipartForm } from './multipart-form.ts';
import { pdfBytes } from './pdf-bytes.ts';
import { askToSee } from './showing-requests.ts';
import { words } from './words-of.ts';

test('a tour without a signed buyer agreement asks for a reason and records it; one that holds that day asks nothing', async () => {
  const desk = await atDesk();
  const { agent, page } = desk;
  const id = await askToSee(desk, 'Ada Brown');
  const agree = (day: string, more: object = {}) =>
    agent.post(`/desk/enquiries/${id}/times/agreed`, { at: `${day}T10:00`, minutes: '60', ...more });
  expect(words(await page(`/desk/enquiries/${id}`))).toContain('Buyer agreement: None');
  const refused = await agree('2026-01-20');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Say why, or record the signed agreement first.');
  const offered = await agent.post(`/desk/enquiries/${id}/times`, { other: '2026-01-20T10:00', text: 'Hi' });
  expect(offered.statusCode).toBe(422);
  const form = { id: '5f0c2c1e-0000-4000-8000-000000000009', reason: 'An <open> house' };
  await agree('2026-01-20', form);
  await agree('2026-01-20', form);
  // Once under the name, once in the history.
  expect(
    words(await page(`/desk/enquiries/${id}`)).match(/without a signed buyer agreement: An/g),
  ).toHaveLength(2);

  const to = `/desk/enquiries/${id}`;
  const record = (entries: object) => agent.post(`${to}/agreement`, { to, before: 'none', ...entries });
  expect((await record({ state: 'signed', until: '' })).statusCode).toBe(422);
  const signed = await record({ state: 'signed', until: '2026-01-31' });
  const after = await page(String(signed.headers.location));
  expect(words(after)).toMatch(/The buyer agreement of Ada Brown is recorded\. Undo/);
  expect(words(after)).toContain('Buyer agreement: Signed until Sat, Jan 31, 2026');
  expect((await agree('2026-01-31')).statusCode).toBe(303);
  expect((await agree('2026-02-01')).statusCode).toBe(422);
  // The same person's next inquiry has it as well.
  const again = await askToSee(desk, 'Ada Brown');
  expect(words(await page(`/desk/enquiries/${again}`))).toContain('Buyer agreement: Signed until');
  await record({ state: 'none', undo: 'yes' });
  expect(words(await page(to))).toContain('Buyer agreement: None');
});

const sentBy = (cookie: string, { headers, payload }: ReturnType<typeof multipartForm>) => ({
  headers: { ...headers, cookie },
  payload,
});

test('a signed PDF is sealed beside client documents, opens from the inquiry, and is erased with the person', async () => {
  const desk = await atDesk();
  const { agent, app, db, page, config } = desk;
  const id = await askToSee(desk, 'Ada Brown');
  const keep = (entries: object, bytes: Buffer, name = 'Agreement Brown.pdf') =>
    app.inject({
      method: 'POST',
      url: `/desk/enquiries/${id}/agreement/pdf`,
      ...sentBy(
        agent.cookie,
        multipartForm(
          { token: agent.token, to: `/desk/enquiries/${id}`, until: '2026-03-31', ...entries },
          { field: 'pdf', name, type: 'application/pdf', bytes },
        ),
      ),
    });
  const marked = pdfBytes('signed by Ada');
  // Another site's form, a missing day, a missing file and a renamed text keep nothing.
  expect((await keep({ token: 'no' }, marked)).statusCode).toBe(403);
  expect((await keep({ until: '' }, marked)).statusCode).toBe(422);
  expect(words((await keep({}, Buffer.alloc(0), '')).body)).toContain('Choose the signed PDF first.');
  expect((await keep({}, Buffer.from('hello'))).statusCode).toBe(422);
  expect((await keep({}, pdfBytes('large', 11 * 1024 * 1024))).statusCode).toBe(422);
  expect(await db.selectFrom('document').select('id').execute()).toEqual([]);

  const kept = await keep({}, marked);
  expect(kept.statusCode).toBe(303);
  const after = await page(String(kept.headers.location));
  expect(words(after)).toContain('The buyer agreement of Ada Brown is kept.');
  expect(words(after)).toContain('Buyer agreement: Signed until Tue, Mar 31, 2026');
  const submission = /href="(\/desk\/documents\/[^"]+)">The signed PDF/.exec(after)?.[1] ?? expect.fail();
  expect(words(await page(submission))).toContain('Buyer Agreement');
  // Her own document does not wait to be opened.
  expect(words(await page('/desk/documents'))).not.toContain('not opened yet');
  const documents = join(config.dataDir, 'documents');
  for (const file of readdirSync(documents, { recursive: true, withFileTypes: true })) {
    if (file.isFile())
      expect(readFileSync(join(file.parentPath, file.name)).includes('signed by Ada')).toBe(false);
  }
  const opened = await agent.get(String((await agent.get(`${submission}/open`)).headers.location));
  const download = /href="([^"]+\/download)"/.exec(opened.body)?.[1] ?? expect.fail();
  expect((await agent.get(download)).rawPayload).toEqual(marked);

  // It also works without an email address.
  const of = { phone: '(904) 555-0123' };
  const held = submission.slice('/desk/documents/'.length);
  expect((await agent.post('/desk/data/erase', of)).body).toContain(held);
  await agent.post('/desk/data/erased', { ...of, enquiry: id, submission: held, sure: 'yes' });
  expect((await agent.get(download)).statusCode).toBe(404);
  expect(await db.selectFrom('buyer_agreement').select('state').execute()).toEqual([]);
});
