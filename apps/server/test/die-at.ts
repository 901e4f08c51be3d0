/**
 * Preloaded by the server in crash tests. The process kills itself before or after a statement, on
 * either database, as in a power failure. DIE_AT is `before|after`, a colon, and a part of the
 * statement. DIE_ONCE_SEEN is a part of an earlier one, so that the enquiry's commit is meant and
 * not one of the start.
 */
import SQLite from 'better-sqlite3';
import pg from 'pg';

// biome-ignore lint/style/noProcessEnv: it stands outside the server, which alone has a configuration
const { DIE_AT = '', DIE_ONCE_SEEN = '' } = process.env;
const [when, ...rest] = DIE_AT.split(':');
const part = rest.join(':');
let seen = false;

const die = () => process.kill(process.pid, 'SIGKILL');
/** SQLite's form: PostgreSQL numbers the parameters. */
const holds = (text: string, words: string) => text.replaceAll(/\$\d+/g, '?').includes(words);
const isFatal = (text: string) => seen && holds(text, part);
/** Skip a claim without rows: it may come before the commit of the row that it should claim. */
const foundNothing = (result: unknown) =>
  Array.isArray(result) ? result.length === 0 : (result as { rowCount?: number | null })?.rowCount === 0;
const see = (text: string) => {
  seen ||= holds(text, DIE_ONCE_SEEN);
};

const prepare = SQLite.prototype.prepare;
SQLite.prototype.prepare = function prepareAndDie(this: SQLite.Database, text: string) {
  const statement = prepare.call(this, text);
  for (const name of ['run', 'all'] as const) {
    const original = statement[name] as (...values: unknown[]) => unknown;
    statement[name] = ((...values: unknown[]) => {
      const fatal = isFatal(text);
      if (fatal && when === 'before') die();
      const result = original.apply(statement, values);
      if (fatal && !foundNothing(result)) die();
      see(text);
      return result;
    }) as never;
  }
  return statement;
} as typeof prepare;

const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
pg.Client.prototype.query = async function queryAndDie(this: pg.Client, text: unknown, ...values: unknown[]) {
  // The driver uses objects only for its own queries.
  if (typeof text !== 'string') return query.call(this, text, ...values);
  const fatal = isFatal(text);
  if (fatal && when === 'before') die();
  const result = await query.call(this, text, ...values);
  if (fatal && !foundNothing(result)) die();
  see(text);
  return result;
} as never;
