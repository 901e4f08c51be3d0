import { expect, test } from 'vitest';
import type { OutboxTemplate } from '../src/db/mail-templates.ts';
import type { OutboxRow } from '../src/db/schema.ts';
import { composeMail } from '../src/notify/compose-mail.ts';
import { NothingToSay } from '../src/outbox/delivery-error.ts';
import { enquiryDelivery } from '../src/webhook/deliver-enquiry.ts';
import { startServer } from './start-app.ts';

/** A row that a stalled process holds, whose subject another process or the agent has erased. */
const aboutGone = (template: OutboxTemplate) =>
  ({ id: 'gone', template, enquiry_id: 'gone', about: '0' }) as OutboxRow;

test.each(['enquiry-to-agent', 'acknowledgement', 'desk-link', 'desk-notice'] as const)(
  'a mail %s about what was erased meanwhile has nothing to say, and is no failure of the mail',
  async (template) => {
    const { server } = await startServer();
    await expect(composeMail(server)(aboutGone(template))).rejects.toBeInstanceOf(NothingToSay);
  },
);

test('a CRM is not told of an enquiry that was erased meanwhile, and that is no failure of the CRM', async () => {
  const { server, config } = await startServer();
  const deliver = enquiryDelivery({
    enquiries: server.enquiries,
    publicUrl: config.publicUrl,
    clock: Date.now,
    hook: { url: new URL('http://127.0.0.1:9/hook'), secret: 'a-secret-of-the-crm', format: 'rivermark' },
    content: server.content,
  });
  await expect(deliver(aboutGone('enquiry-to-webhook'))).rejects.toBeInstanceOf(NothingToSay);
});
