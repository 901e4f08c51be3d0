import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { everyTable } from '../src/erasing/personal-data.ts';
import { call, callBody } from './calls.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { signIn } from './sign-in.ts';

/** Markup, and what ends an attribute in either kind of quotes. */
const HOSTILE = `x<b class=hostile>"'&amp;`;

/**
 * Keys, hashes, file names and sealed text. Nobody types them, and pages fail with other values.
 */
const NOT_TYPED =
  /^(id|object_name|sha256|key_id|wrapped_.*|begun_by|(address_)?mark|public_key|endpoint|p256dh|auth|lands_at|whose|details|sources|phone_e164|person_email|home|wanted_on)$/;

/** Records that cannot be changed, and copies made by the database. */
const NOT_CHANGED = /^(document_audit|desk_audit|enquiry_search.*)$/;

test('whatever a stranger typed, no page of the desk shows it as markup', async () => {
  const site = await startWithClients({ REMINDERS: 'on' });
  const { app, db } = site;
  const source = `utm_source=${encodeURIComponent(HOSTILE)}`;
  const typed = {
    from_name: HOSTILE,
    message: HOSTILE,
    property_address: HOSTILE,
    source_last: source,
  };
  await call(app, callBody(typed));
  await call(app, callBody({ ...typed, submission_id: 'another-filling', from_email: 'b@visitor.example' }));
  await submitAll(site, { client_name: HOSTILE });
  const agent = await signIn(site);
  const [enquiry] = await site.enquiries();
  await agent.post(`/desk/enquiries/${enquiry?.id}/note`, { text: HOSTILE });
  await agent.post(`/desk/enquiries/${enquiry?.id}/mark`, { how: 'call' });
  for (const [table, { personal }] of Object.entries(everyTable)) {
    if (NOT_CHANGED.test(table)) continue;
    for (const column of Object.keys(personal).filter((name) => !NOT_TYPED.test(name))) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${HOSTILE}`.execute(db);
    }
  }
  await db
    .updateTable('outbox')
    .set({ last_error: HOSTILE, last_error_code: HOSTILE, state: 'refused' })
    .execute();
  const visit = {
    day: new Date().toISOString().slice(0, 10),
    series: 'page' as const,
    label: HOSTILE,
    count: 1,
  };
  await db.insertInto('visit_count').values(visit).execute();
  const seen = new Set<string>();
  const next = ['/desk'];
  let shown = 0;
  for (let url = next.pop(); url !== undefined; url = next.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const { statusCode, headers, body } = await agent.get(url);
    expect([url, statusCode < 400]).toEqual([url, true]);
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    expect([url, /<b class=hostile>/.test(body)]).toEqual([url, false]);
    // Ended by its quotes, an attribute would go on with what follows them.
    expect([url, /"[^"<>]*&lt;b class=hostile&gt;"'/.test(body)]).toEqual([url, false]);
    shown += body.split('&lt;b class=hostile&gt;').length - 1;
    const links = [...body.matchAll(/href="(\/desk[^"#]*)/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    next.push(...links);
  }
  expect(seen.size).toBeGreaterThan(12);
  expect(shown).toBeGreaterThan(10);
});
