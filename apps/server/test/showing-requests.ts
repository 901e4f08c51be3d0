import type { OutboxTemplate } from '../src/db/mail-templates.ts';
import { composeMail } from '../src/notify/compose-mail.ts';
import type { atDesk } from './at-desk.ts';

type Desk = Awaited<ReturnType<typeof atDesk>>;

/** A visitor asks to see a home. Forms accept only real future dates, so the date is set later. */
export async function askToSee({ db, enquire }: Desk, name: string): Promise<string> {
  const id = await enquire({ from_name: name, place: 'Avondale' }, { template_id: 'showing' });
  const details = JSON.stringify({
    place: 'Avondale',
    preferredDate: '2026-01-20',
    preferredTime: 'Morning',
  });
  await db.updateTable('enquiry').set({ details }).where('id', '=', id).execute();
  return id;
}

/** The mails of one kind as the worker would draw them, oldest first. */
export async function mailsOf({ db, server }: Desk, template: OutboxTemplate) {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('template', '=', template)
    .orderBy('created_at')
    .execute();
  return Promise.all(rows.map(async (row) => (await composeMail(server)(row)).mail));
}
