import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { cachedStatements } from './cached-statements.ts';

function opened(most?: number) {
  const sqlite = new SQLite(':memory:');
  onTestFinished(() => void sqlite.close());
  sqlite.exec(`create table place (name text); insert into place values ('Avondale'), ('Ortega')`);
  return cachedStatements(sqlite, most === undefined ? {} : { most });
}

const ALL = 'select * from place';

test('a statement that comes again is the one that was prepared', () => {
  const database = opened();
  const first = database.prepare(ALL);
  expect(first.all([])).toHaveLength(2);
  expect(database.prepare(ALL)).toBe(first);
});

test('after the tables have changed, what was asked before sees them as they are', () => {
  const database = opened();
  expect(database.prepare(ALL).all([])[0]).toEqual({ name: 'Avondale' });
  database.prepare(`alter table place add column county text default 'Duval'`).run([]);
  expect(database.prepare(ALL).all([])[0]).toEqual({ name: 'Avondale', county: 'Duval' });
});

test('one that is still read row by row is not begun again', () => {
  const database = opened();
  const rows = database.prepare(ALL).iterate([]);
  expect(rows.next().value).toEqual({ name: 'Avondale' });
  expect(database.prepare(ALL).all([])).toHaveLength(2);
  expect(rows.next().value).toEqual({ name: 'Ortega' });
  rows.return?.();
});

test('no more are kept than there may be, whatever is asked', () => {
  const database = opened(2);
  const first = database.prepare(ALL);
  for (const name of ['a', 'b']) database.prepare(`select * from place where name = '${name}'`);
  expect(database.prepare(ALL)).not.toBe(first);
});

test('a pragma does what it does each time', () => {
  const database = opened();
  const [off, on] = ['pragma foreign_keys = off', 'pragma foreign_keys = on'];
  for (const each of [on, off, on, off]) database.prepare(each).run([]);
  expect(database.prepare('pragma foreign_keys').all([])).toEqual([{ foreign_keys: 0 }]);
});
