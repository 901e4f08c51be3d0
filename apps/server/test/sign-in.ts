import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isPostgres } from '../src/db/open-database.ts';
import { composeMail } from '../src/notify/compose-mail.ts';
import type { startApp } from './start-app.ts';

type Started = Awaited<ReturnType<typeof startApp>>;

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

/** An entry of several values is sent once for each, as checked boxes are. */
type Entries = Readonly<Record<string, string | readonly string[]>>;

/** A form of the desk, sent like a browser from the desk's own page. */
export const postDesk = (
  app: FastifyInstance,
  url: string,
  entries: Entries = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...form, ...headers },
    payload: new URLSearchParams(
      Object.entries(entries).flatMap(([name, values]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      ),
    ).toString(),
  });

/** The desk's mails as the worker would compose them, oldest first. */
export async function deskMails({ server, db }: Started) {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('template', 'in', ['desk-link', 'desk-notice'])
    .orderBy(isPostgres(db) ? 'created_at' : sql`rowid`)
    .execute();
  const compose = composeMail(server);
  return Promise.all(rows.map(async (row) => ({ template: row.template, mail: (await compose(row)).mail })));
}

/** Requests a link like a browser, and returns the path in the newest mail. */
export async function askForLink(started: Started, to = '/desk', headers: Record<string, string> = {}) {
  await postDesk(started.app, '/desk/sign-in', { to }, headers);
  const links = (await deskMails(started)).filter(({ template }) => template === 'desk-link');
  return /https?:\/\/[^/]+(\/desk\/sign-in\/\S+)/.exec(links.at(-1)?.mail.text ?? '')?.[1] ?? '';
}

export const cookieOf = (setCookie: unknown) => String(setCookie ?? '').split(';', 1)[0] ?? '';

/**
 * Signs a browser in by the mailed link. `get` and `post` are that browser's. `post` takes the
 * token from a page of the desk, like a form there.
 */
export async function signIn(started: Started, headers: Record<string, string> = {}) {
  const { app } = started;
  const answer = await postDesk(app, await askForLink(started), {}, headers);
  const cookie = cookieOf(answer.headers['set-cookie']);
  const get = (url: string) => app.inject({ method: 'GET', url, headers: { ...headers, cookie } });
  const token = /name="token" value="([^"]+)"/.exec((await get('/desk/devices')).body)?.[1] ?? '';
  const post = (url: string, entries: Entries = {}) =>
    postDesk(app, url, { token, ...entries }, { ...headers, cookie });
  return { cookie, token, get, post };
}
