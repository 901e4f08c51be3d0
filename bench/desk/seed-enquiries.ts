import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { HOUR_MS } from '@rivermark/contracts/durations';
import SQLite from 'better-sqlite3';

const words =
  'river house garden dock two dogs spring move from Chicago near the Mayo Clinic porch bungalow oak street budget school Saturday viewing agent question about flood insurance and closing costs'.split(
    ' ',
  );
const firstNames = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Ida', 'José', 'Zoë'];
const lastNames = ['Brown', 'Carter', 'Feinberg', 'Okafor', 'Raghunathan', 'Álvarez', 'Nguyen', 'Smith'];
const kinds = ['contact', 'showing', 'cma-request', 'consultation', 'portfolio', 'buyer-guide'];
const homes = [
  'No. 1 Sample Point, Ortega',
  'Avondale',
  'No. 2 Sample Walk, Jacksonville Beach',
  'San Marco',
];

/**
 * Writes this many enquiries of the past two years, with their sent mails, beside a running server.
 * Most are answered, one in fifty is open, some are held or spam.
 */
export function seedEnquiries(dataDir: string, count: number): void {
  const db = new SQLite(join(dataDir, 'rivermark.db'), { timeout: 15_000 });
  const enquiry =
    db.prepare(`insert into enquiry (id, enquiry_key, kind, name, email, phone, phone_e164, details, page,
    received_at, via, consent_given, consent_text, consent_version, spam_marks, held, contacted_at, is_spam)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'script', 1, '', '', '[]', ?, ?, ?)`);
  const mail =
    db.prepare(`insert into outbox (id, enquiry_id, template, state, attempts, next_attempt_at, message_id,
    created_at, sent_at) values (?, ?, 'enquiry-to-agent', ?, 1, ?, ?, ?, ?)`);
  const mark = db.prepare(`insert into contact_mark (id, enquiry_id, how, at, marked_at, note)
    values (?, ?, 'call', ?, ?, '')`);
  const some = <T>(list: readonly T[], place: number) => list[place % list.length] as T;
  const now = Date.now();
  db.transaction(() => {
    for (let place = 0; place < count; place += 1) {
      const id = randomUUID();
      const at = now - Math.round(((place + 1) / count) * 2 * 365 * 24 * HOUR_MS);
      const kind = some(kinds, place);
      const message = Array.from({ length: 40 }, (_, word) => some(words, place * 7 + word * 13)).join(' ');
      const details = kind === 'showing' ? { place: some(homes, place), message } : { message };
      const isOpen = place % 50 === 0;
      const isHeld = place % 97 === 1;
      const answered = isOpen || isHeld ? null : at + ((place * 37) % 30) * HOUR_MS;
      const digits = String(9_042_000_000 + (place % 7000));
      enquiry.run(
        id,
        randomUUID(),
        kind,
        `${some(firstNames, place)} ${some(lastNames, place * 3)}`,
        `visitor${place % 7000}@visitor.example`,
        digits,
        `+1${digits}`,
        JSON.stringify(details),
        some(['/', '/faq', '/neighborhoods/avondale'], place),
        at,
        isHeld ? 1 : 0,
        answered,
        place % 211 === 2 ? 1 : null,
      );
      mail.run(randomUUID(), id, isHeld ? 'held' : 'sent', at, `<${id}@bench>`, at, isHeld ? null : at);
      if (answered !== null) mark.run(randomUUID(), id, answered, answered);
    }
  })();
  db.close();
}
