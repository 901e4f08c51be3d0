/**
 * Loaded before the server by the crash tests: the process kills itself, as if the power failed, before or after
 * a statement. DIE_AT is `before|after`, a colon, and a part of the statement; DIE_ONCE_SEEN is a part of an earlier
 * one, so that the commit meant is the enquiry's and not one of the start.
 */
import SQLite from 'better-sqlite3';

// biome-ignore lint/style/noProcessEnv: it stands outside the server, which alone has a configuration
const { DIE_AT = '', DIE_ONCE_SEEN = '' } = process.env;
const [when, ...rest] = DIE_AT.split(':');
const part = rest.join(':');
const prepare = SQLite.prototype.prepare;
let seen = false;

SQLite.prototype.prepare = function prepareAndDie(this: SQLite.Database, text: string) {
  const statement = prepare.call(this, text);
  for (const name of ['run', 'all'] as const) {
    const original = statement[name] as (...values: unknown[]) => unknown;
    statement[name] = ((...values: unknown[]) => {
      const fatal = seen && text.includes(part);
      if (fatal && when === 'before') process.kill(process.pid, 'SIGKILL');
      const result = original.apply(statement, values);
      if (fatal) process.kill(process.pid, 'SIGKILL');
      seen ||= text.includes(DIE_ONCE_SEEN);
      return result;
    }) as never;
  }
  return statement;
} as typeof prepare;
