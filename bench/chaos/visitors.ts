import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { BrokenOff, call, insist } from './call.ts';
import type { Ledger } from './ledger.ts';

const pages = ['/', '/faq', '/client-concierge', '/accessibility', '/terms-of-service'];
let visits = 0;

/** Looks at a page; now and then goes away in its middle. */
export async function lookAtPage(url: string, ledger: Ledger): Promise<void> {
  visits += 1;
  const page = pages[visits % pages.length] ?? '/';
  const leaveAfter = visits % 7 === 0 ? 2000 : undefined;
  ledger.count('pages', 'tried');
  const answer = await call(url + page, { leaveAfter }).catch((error: BrokenOff) => error);
  if (answer instanceof BrokenOff) ledger.unanswered('pages', answer);
  else if (answer.status === 200) ledger.count('pages', 'done');
  else throw new Error(`${page} was answered ${answer.status}`);
  await later(100);
}

/** Sends one enquiry until it is acknowledged, as the page does when the visitor tries again. */
export async function enquire(url: string, ledger: Ledger): Promise<void> {
  const mark = `Chaos-${randomUUID()}`;
  const body = JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'rivermark-site',
    service_id: 'rivermark',
    template_id: 'contact',
    template_params: {
      to_email: 'agent@rivermark.example',
      from_name: 'Chaos Visitor',
      from_email: 'chaos@example.com',
      phone: '904-555-0100',
      message: `${mark} asks which streets stay dry.`,
      subject: 'New Contact Form Submission from Chaos Visitor',
      submission_id: randomUUID(),
      page: '/',
    },
  });
  ledger.count('enquiries', 'tried');
  const { status, body: said } = await insist(
    () =>
      call(url + EMAIL_SEND_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // Gone when all is sent, before the answer is there.
        cutAfter: randomInt(5) === 0 ? Buffer.byteLength(body) : undefined,
      }),
    (how) => ledger.unanswered('enquiries', how),
  );
  if (status !== 200) throw new Error(`an enquiry was answered ${status}: ${said}`);
  ledger.enquiries.add(mark);
  ledger.count('enquiries', 'done');
  await later(150);
}
