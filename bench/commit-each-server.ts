/**
 * For comparison: the same two rows per enquiry, each enquiry with its own transaction and sync.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import SQLite from 'better-sqlite3';

const db = new SQLite(process.argv[2] ?? '');
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(`create table enquiry (id text primary key, submission_id text not null unique, body text not null);
  create table outbox (id text primary key, enquiry_id text not null unique references enquiry (id), state text not null)`);
const addEnquiry = db.prepare('insert into enquiry values (?, ?, ?)');
const addOutbox = db.prepare('insert into outbox values (?, ?, ?)');
const add = db.transaction((submissionId: string, body: string) => {
  const id = randomUUID();
  addEnquiry.run(id, submissionId, body);
  addOutbox.run(randomUUID(), id, 'pending');
});

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  const parsed = JSON.parse(body) as { template_params: { submission_id: string } };
  add(parsed.template_params.submission_id, body);
  response.end('OK');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
