import type { Page } from '@playwright/test';
import {
  documentFieldNames,
  documentMessages,
  FUNCTIONS_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import type { ReceivedMail } from '@rivermark/testkit/mail-server';
import {
  callsOf,
  choose,
  expectAccessible,
  fieldOf,
  fill,
  input,
  MB,
  open,
  papers,
  pdf,
  state,
  submit,
  test,
  thanks,
  toast,
} from './documents.ts';
import { expect } from './fixtures.ts';
import { newVisitor } from './forms.ts';
import type { Gate } from './gate.ts';
import { inAll } from './in-all.ts';

const { failed } = documentMessages;
const notice = `**${FUNCTIONS_PATH}/send-email`;
const posts = (field: string) => `**${STORAGE_PATH}/object/client-documents/*_${field}_*`;

test('after a final failure the rest is not tried, and the retry sends what is missing alone; after a false success flag or a lost answer it makes the notice alone, and no second submission; what the service lost is sent again, as a new one', async ({
  page,
  served,
  gate,
  watching,
}) => {
  test.slow();
  // A document that was interrupted may have arrived, and is then found there.
  watching.expected.push(/400|409|422|423|ERR_|Failed to (load resource|upload creditReport: 403)/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, gtag: (...command: unknown[]) => events.push(command) });
  });
  // Two are sent at a time: this one is still in transit when the other fails. A one-time route
  // would release it together with the last one, because the browser then intercepts nothing.
  let asked = 0;
  await page.route(posts('photoId'), async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
  });
  await page.route(
    posts('creditReport'),
    (route) =>
      route.fulfill({
        status: 400,
        json: { statusCode: '403', error: 'Unauthorized', message: 'credit report.pdf' },
      }),
    { times: 1 },
  );
  const answers = [
    { status: 200, json: { success: false } },
    { status: 422, json: { success: false, code: 'documents-missing', message: 'x' } },
  ];
  await page.route(notice, (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  const visitor = newVisitor();
  await open(page);
  await fill(page);
  await page.getByLabel('Your name').fill(visitor.name);
  await submit(page).click();
  await expect(toast(page, failed.title)).toContainText(failed.description);
  await expect(submit(page)).toBeFocused();
  await expect(state(page, 'creditReport')).toHaveText('Not sent');
  await expect(fieldOf(page, 'creditReport')).toContainText(
    'The service answered with an error. Your file is fine',
  );
  await expect(state(page, 'bankStatement3')).toHaveText('Not sent');
  await expect(fieldOf(page, 'bankStatement3')).toContainText('send again to go on');
  expect(gate.seen.filter((line) => /_(proofOfIncome|bankStatement\d)_/.test(line))).toEqual([]);
  await expectAccessible(page, 'one failed');
  await fieldOf(page, 'creditReport').getByRole('button', { name: 'Try again' }).click();
  for (const field of documentFieldNames) await expect(state(page, field)).toHaveText('Received');
  expect(gate.seen.filter((line) => /_(proofOfIncome|bankStatement3)_/.test(line))).toHaveLength(2);
  await expect.poll(() => answers).toHaveLength(1);

  gate.seen.length = 0;
  await submit(page).click();
  await expect(toast(page, failed.title).last()).toContainText('lost again in storage');
  // The call itself was answered before it reached the service.
  expect(answers).toEqual([]);
  expect(callsOf(gate.seen)).toEqual([]);
  for (const field of documentFieldNames) await expect(state(page, field)).toHaveText('Ready to send');

  // The browser itself retries several times.
  gate.rule('lose-answer', /functions/, { times: 100 });
  await submit(page).click();
  await expect(toast(page, failed.title).last()).toContainText('The connection broke');
  gate.reset();
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(callsOf(gate.seen)).toEqual([`POST ${FUNCTIONS_PATH}/send-email`]);
  const isOurs = ({ mail }: ReceivedMail) => !!mail.text?.includes(visitor.name);
  await served.mail.waitForMail(isOurs);
  expect(served.mail.received.filter(isOurs)).toHaveLength(1);
  expect(lines.filter((line) => /Failed to upload/.test(line))).toEqual([
    'Failed to upload creditReport: 403',
  ]);
  const events = await page.evaluate(() =>
    JSON.stringify((window as unknown as { events: unknown[] }).events),
  );
  expect(events).toMatch(/concierge_form_error.*concierge_form_success/);
  for (const { name } of Object.values(papers())) expect(events + lines.join()).not.toContain(name);
});

/** A PDF that starts a program, which the server finds in its first bytes. */
const startsProgram = (megabytes: number) => ({
  name: 'refused.pdf',
  buffer: Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj\n<< /S /Launch /F (program.exe) >>\nendobj\n'),
    Buffer.alloc(megabytes * MB, 'more '),
  ]),
});

/** A large document is refused while it is sent. */
async function expectRefusal(page: Page, gate: Gate) {
  gate.rule('await-answer', /^PATCH/, { after: MB });
  await submit(page).click();
  await expect(state(page, 'creditReport')).toHaveText('Not accepted');
  await expect(input(page, 'creditReport')).toHaveAccessibleDescription(/can start other programs/);
  // It does not block what follows on the same connection.
  await expect(state(page, 'bankStatement3')).toHaveText('Received');
  expect(gate.seen.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
}

test('a script for sending that does not come is a failure that keeps what was chosen, and is fetched again, also by a browser that asks an address once; a document of 7 MB that is refused at its start says so at its field once it was sent, is not sent again, and is replaced; one that is replaced after a lost answer makes another submission, which waits until it is read', async ({
  page,
  served,
  gate,
  watching,
}) => {
  watching.expected.push(/422|404|409|ERR_|Failed to/);
  let isGone = true;
  await page.route(/assets\/sending-/, (route) => {
    const { search } = new URL(route.request().url());
    return isGone || search === '' ? route.fulfill({ status: 404 }) : route.continue();
  });
  const visitor = newVisitor();
  const small = { name: 'small.pdf', buffer: pdf() };
  await open(page);
  await fill(page, { creditReport: startsProgram(7), bankStatement1: small });
  await page.getByLabel('Your name').fill(visitor.name);
  await submit(page).click();
  await expect(toast(page, failed.title)).toContainText(failed.description);
  await expect(toast(page, failed.title)).toContainText('check your connection and send again');
  for (const field of documentFieldNames) await expect(state(page, field)).toHaveText('Ready to send');
  isGone = false;
  await expectRefusal(page, gate);
  await expect(input(page, 'creditReport')).toBeFocused();
  gate.reset();
  await submit(page).click();
  await expect(input(page, 'creditReport')).toBeFocused();
  expect(callsOf(gate.seen)).toEqual([]);
  await choose(page, 'creditReport', { name: 'printed anew.pdf', buffer: pdf() });

  gate.rule('lose-answer', /functions/, { times: 100 });
  await submit(page).click();
  await expect(toast(page, failed.title).last()).toContainText('The connection broke');
  gate.reset();
  // A slow disk, such as a cloud drive.
  const disk = await page.evaluateHandle(() => {
    const { arrayBuffer } = Blob.prototype;
    let wake = () => {};
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    Blob.prototype.arrayBuffer = async function () {
      await awake;
      return arrayBuffer.call(this);
    };
    return { wake };
  });
  await input(page, 'photoId').setInputFiles({
    name: 'another.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(),
  });
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting Documents' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sending your documents' })).toBeHidden();
  await disk.evaluate(({ wake }) => wake());
  await expect(thanks(page)).toBeVisible();
  const isOurs = ({ mail }: ReceivedMail) => !!mail.text?.includes(visitor.name);
  await expect.poll(() => served.mail.received.filter(isOurs).length).toBe(2);
  expect(served.mail.received.filter(isOurs).at(-1)?.mail.text).toContain('another.pdf');
});

test(
  'a document of 2 MB that is refused at its start says so once it was sent, and is not sent again',
  inAll,
  async ({ page, gate, watching }) => {
    watching.expected.push(/422/);
    await open(page);
    await fill(page, {
      creditReport: startsProgram(2),
      bankStatement1: { name: 'small.pdf', buffer: pdf() },
    });
    await expectRefusal(page, gate);
  },
);

test(
  'a service that answers nothing but errors is told within 15 s, and not as a broken line',
  inAll,
  async ({ page, watching }) => {
    watching.expected.push(/503/);
    await page.clock.install();
    let asked = 0;
    let unanswered = 0;
    await page.route(`**${STORAGE_PATH}/**`, async (route) => {
      asked += 1;
      unanswered += 1;
      await route.fulfill({ status: 503, json: { statusCode: '503', message: 'busy' } });
      unanswered -= 1;
    });
    await open(page);
    await fill(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    // The page's clock is stopped until it asks and while a request is in transit, so this
    // machine's speed does not matter.
    await expect.poll(() => asked).toBeGreaterThan(0);
    for (let passed = 0; passed < 15_000; passed += 250) {
      await expect.poll(() => unanswered, { intervals: [5] }).toBe(0);
      await page.clock.runFor(250);
    }
    await expect(toast(page, failed.title)).toContainText('The service answered with an error');
    for (const field of documentFieldNames) await expect(state(page, field)).toHaveText('Not sent');
  },
);
