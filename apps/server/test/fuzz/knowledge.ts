import { randomUUID } from 'node:crypto';
import { newName, type Started, submitAll } from '../documents-calls.ts';
import { signIn } from '../sign-in.ts';
import { create } from '../tus-calls.ts';
import type { Sent } from './sent.ts';

/**
 * Existing things that a request may name: a submission's link, an enquiry, an upload, a signed-in
 * browser.
 */
export async function knowledgeOf(
  started: Started,
  letTimePass: () => void,
): Promise<(sent: Sent) => Promise<Sent>> {
  await submitAll(started);
  const submission = await started.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  const document = await started.db.selectFrom('document').select('id').executeTakeFirstOrThrow();
  const link = started.documents.pageOf(submission)?.split('/').at(-1) ?? '';
  let signedIn = await signIn(started);
  const values: Record<string, () => string | Promise<string>> = {
    link: () => link,
    document: () => document.id,
    enquiry: async () =>
      (await started.db.selectFrom('enquiry').select('id').executeTakeFirst())?.id ?? randomUUID(),
    uuid: () => randomUUID(),
    object: () => newName('photoId'),
    object64: () => Buffer.from(newName('photoId')).toString('base64'),
    async upload() {
      const made = await create(started, newName('photoId'), 600);
      return made.headers.get('location')?.split('/').at(-1) ?? '';
    },
    async cookie() {
      // Some requests sign everybody out. The limits allow fewer sign-ins in a quarter of an hour.
      if ((await signedIn.get('/desk/devices')).statusCode !== 200) {
        letTimePass();
        signedIn = await signIn(started);
      }
      return signedIn.cookie;
    },
    form: () => encodeURIComponent(signedIn.token),
  };
  const filled = async (text: string) => {
    let now = text;
    for (const [name, value] of Object.entries(values)) {
      if (now.includes(`{${name}}`)) now = now.replaceAll(`{${name}}`, await value());
    }
    return now;
  };
  return async ({ method, path, headers, body }) => {
    const inHeaders: Record<string, string> = {};
    for (const [name, value] of Object.entries(headers)) inHeaders[name] = await filled(value);
    return {
      method,
      path: await filled(path),
      headers: inHeaders,
      body: await filled(body.replaceAll('%7B', '{').replaceAll('%7D', '}')),
    };
  };
}
