import { expect } from 'vitest';
import { composeMail } from '../src/notify/compose-mail.ts';
import type { Ports } from '../src/start/compose.ts';
import { type Started, startWithClients, submitAll } from './documents-calls.ts';

/** The mails of a submission as the worker would draw them. */
export async function mailsOf(started: Started) {
  const compose = composeMail(started.server);
  const rows = await started.outbox();
  return Promise.all(rows.map(async (row) => ({ template: row.template, mail: (await compose(row)).mail })));
}

/** A site to which six documents were handed over, with the path of the link in its notice. */
export async function handedOver(
  env: Record<string, string> = {},
  more: object = {},
  { bytes, ports = {} }: { bytes?: Buffer; ports?: Partial<Ports> } = {},
) {
  const started = await startWithClients(env, ports);
  const { data } = await submitAll(
    started,
    {
      client_name: 'Ada Brown',
      client_email: 'ada@visitor.example',
      ...more,
    },
    bytes,
  );
  expect(data).toEqual({ success: true });
  const mails = await mailsOf(started);
  const notice = mails.find(({ template }) => template === 'documents-to-agent')?.mail;
  const path = /https?:\/\/[^/]+(\/agent\/documents\/[^\s/]+)$/m.exec(notice?.text ?? '')?.[1] ?? '';
  const get = (rest = '', headers: Record<string, string> = {}) =>
    started.app.inject({ method: 'GET', url: path + rest, headers });
  const post = (rest: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
    started.app.inject({
      method: 'POST',
      url: path + rest,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(body).toString(),
    });
  const audit = async () =>
    (await started.db.selectFrom('document_audit').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    );
  return { started, mails, notice, path, get, post, audit };
}
