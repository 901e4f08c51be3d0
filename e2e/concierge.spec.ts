import {
  acknowledgment,
  documentFieldNames,
  documentMessages,
  documentSpecs,
  FUNCTIONS_PATH,
  NOTICE_SUBJECT,
  RESUMABLE_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import {
  agree,
  callsOf,
  choose,
  expectAccessible,
  fieldOf,
  fileAt,
  fill,
  input,
  labelOf,
  MB,
  open,
  papers,
  pdf,
  png,
  submit,
  test,
  thanks,
  toast,
} from './documents.ts';
import { expect } from './fixtures.ts';
import { newVisitor } from './forms.ts';
import { inAll } from './in-all.ts';
import { bringToHead, covered } from './message-place.ts';
import { sizeAt } from './paths.ts';

const { received, tooLarge, wrongType } = documentMessages;

test('by keyboard alone six documents reach the agent, each sent once, small ones in one request, and one notice at the end; the client gets a receipt, and leaving then asks nothing', async ({
  page,
  served,
  gate,
}) => {
  const visitor = newVisitor();
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(FUNCTIONS_PATH)) bodies.push(request.postData() ?? '');
  });
  await page.setViewportSize(sizeAt(390));
  await open(page);
  expect(gate.seen.filter((line) => /sending-/.test(line))).toEqual([]);
  const all = papers();
  // Listens permanently: with a separate wait each time, the browser would be switched each time,
  // and may open a real window in between.
  page.on('filechooser', () => {});
  await input(page, 'photoId').focus();
  for (const field of documentFieldNames) {
    await expect(input(page, field)).toBeFocused();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
    // A large one from the disk: its bytes would travel to the browser as text.
    const paper = all[field];
    await chooser.setFiles(
      paper.buffer.length < MB ? { ...paper, mimeType: 'application/octet-stream' } : fileAt(paper),
    );
    await expect(fieldOf(page, field)).toContainText(all[field].name);
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, field).getByRole('button', { name: 'Remove' })).toBeFocused();
    await page.keyboard.press('Tab');
    // A picture of an ID has another side.
    if (field === 'photoId') await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.insertText(visitor.name);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(visitor.email);
  await page.keyboard.press('Tab');
  await expect(agree(page)).toBeFocused();
  // A picture of each side becomes one document, and the server takes it as a sound PDF.
  const back = fileAt({ name: 'back.png', buffer: png });
  await page.getByLabel('Add the other side').setInputFiles(back);
  await expect(fieldOf(page, 'photoId')).toContainText('PDF, 2 pages');
  await expect(page.getByLabel('Add the other side')).toHaveCount(0);
  await agree(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  await expect(
    page
      .getByText('Your documents have been received. A member of our team will be in touch shortly.')
      .first(),
  ).toBeVisible();
  await expect(toast(page, received.title)).toContainText(received.description);
  // Under the pointer it stays. It covers neither the words that it repeats nor the drawing.
  await toast(page, received.title).hover();
  await page.setViewportSize(sizeAt(1280));
  await expect
    .poll(() =>
      page.locator('.toasts').evaluate((box) => {
        const over = box.getBoundingClientRect();
        return [...document.querySelectorAll('.spread :is(h1, .lead, img)')].filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        }).length;
      }),
    )
    .toBe(0);
  await expectAccessible(page, 'thanks');
  await expect(page.locator('form.document-form')).toHaveCount(0);
  await expect(page.getByText('A receipt goes to the email address you gave')).toBeVisible();
  const { mail, recipients } = await served.mail.waitForMail(
    ({ mail }) => mail.subject === NOTICE_SUBJECT && !!mail.text?.includes(visitor.name),
  );
  expect(recipients).toEqual(['agent@rivermark.example']);
  for (const { typeLabel } of documentSpecs) expect(mail.text).toContain(typeLabel);
  expect(mail.text).toContain('Führerschein (front).pdf');
  const receipt = await served.mail.waitForMail(({ recipients: [to] }) => to === visitor.email);
  for (const { name } of Object.values(papers())) expect(receipt.mail.text).not.toContain(name);
  const objects = `POST ${STORAGE_PATH}/object/client-documents`;
  const calls = callsOf(gate.seen);
  // Two go at a time, in whichever order they arrive.
  expect(calls.at(-1)).toBe(`POST ${FUNCTIONS_PATH}/send-email`);
  expect(calls.toSorted()).toEqual(
    [
      ...documentFieldNames
        .filter((field) => papers()[field].buffer.length < MB)
        .map((field) => `${objects}/${field}`),
      `POST ${RESUMABLE_PATH}`,
      `PATCH ${RESUMABLE_PATH}/id from 0`,
      `POST ${FUNCTIONS_PATH}/send-email`,
    ].toSorted(),
  );
  expect(bodies).toHaveLength(1);
  const body = JSON.parse(bodies[0] ?? '') as Record<string, string>;
  expect(body).toMatchObject({
    to_email: 'agent@rivermark.example',
    subject: NOTICE_SUBJECT,
    from_name: visitor.name,
    submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  for (const { typeLabel, field } of documentSpecs) {
    expect(body.message).toMatch(
      new RegExp(
        `${typeLabel}: .+\\n${gate.url}${STORAGE_PATH}/object/public/client-documents/\\d{13}_${field}_`,
      ),
    );
  }
  expect(body.message).toContain('acknowledged the exclusive broker agreement');
  // What the page calls public is not.
  const [link = ''] = /http\S+/.exec(body.message ?? '') ?? [];
  expect((await page.request.get(link)).status()).toBeGreaterThanOrEqual(400);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/faq$/);
});

const refusals = [
  ['a file over 10 MB', 'photoId', { name: 'a.pdf', buffer: pdf(10 * MB + 1) }, tooLarge],
  ['a picture that is called PDF', 'creditReport', { name: 'a.pdf', buffer: png }, wrongType],
] as const;

test('nothing filled in: every message, in a list that has the focus and leads to the fields; the optional name and address are checked before anything is sent, and a mended one is no fault; a document is dropped, shown with name and size, replaced and removed; exactly 10 MB are taken; what does not fit is refused with its toast and at its field, which no toast covers, and the one before it stays; a file that misses its field does not take the page away', async ({
  page,
  gate,
}) => {
  await page.setViewportSize(sizeAt(390));
  // Each way from the list to a field would be waited for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await submit(page).click();
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expectAccessible(page, 'refused');
  const messages = [...documentSpecs.map(({ missing }) => missing), acknowledgment.missing];
  await expect(summary.getByRole('link')).toHaveText(messages);
  for (const { field, missing } of documentSpecs) {
    await summary.getByRole('link', { name: missing }).click();
    await expect(input(page, field)).toBeFocused();
    await expect(input(page, field)).toHaveAccessibleDescription(new RegExp(`^${missing}`));
  }
  await summary.getByRole('link', { name: acknowledgment.missing }).click();
  await expect(agree(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(summary).not.toContainText(acknowledgment.missing);
  await choose(page, 'photoId', papers().photoId);
  await expect(summary).not.toContainText('photo ID');

  await fill(page, {
    bankStatement3: { ...papers().bankStatement3, name: `${'long-name-'.repeat(12)}.pdf` },
  });
  // The same is looked at where one of them failed.
  if (process.env.TEST_ALL) await expectAccessible(page, 'chosen');
  const isCut = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const cut = [...document.querySelectorAll('.document-place')].some(
      (place) => place.scrollHeight > place.clientHeight + 1,
    );
    const sideways = root.scrollWidth > innerWidth;
    root.style.fontSize = '';
    return cut || sideways;
  });
  expect(isCut).toBe(false);
  const name = page.getByLabel('Your name');
  await name.fill('a'.repeat(1000));
  await submit(page).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Ada');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Your email').fill('nobody');
  await submit(page).click();
  await expect(page.getByLabel('Your email')).toBeFocused();
  await expect(page.getByLabel('Your email')).toHaveAccessibleDescription(
    /^Enter an email address in the form/,
  );
  expect(callsOf(gate.seen)).toEqual([]);

  const place = fieldOf(page, 'creditReport').locator('.document-place');
  const drop = async (name: string, text: string) => {
    const dataTransfer = await page.evaluateHandle(
      ([fileName, content]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], fileName, { type: 'application/pdf' }));
        return transfer;
      },
      [name, text] as const,
    );
    await place.dispatchEvent('dragenter', { dataTransfer });
    // Browsers repeat this event for as long as a file is held over the place.
    await expect(async () => {
      await place.dispatchEvent('dragover', { dataTransfer });
      await expect(place).toHaveAttribute('data-over', { timeout: 500 });
    }).toPass();
    await place.dispatchEvent('drop', { dataTransfer });
  };
  await drop('first.pdf', `%PDF-${'x'.repeat(2043)}`);
  await expect(place).toContainText('first.pdf');
  await expect(place).toContainText('2 KB');
  await expect(place).not.toHaveAttribute('data-over');
  expect(await input(page, 'creditReport').evaluate((one: HTMLInputElement) => one.files?.[0]?.name)).toBe(
    'first.pdf',
  );
  await drop('second.pdf', '%PDF-1.7');
  await expect(place).toContainText('second.pdf');
  await place.getByRole('button', { name: `Remove: ${labelOf('creditReport')}` }).click();
  await expect(place).toContainText('Choose a file');
  await expect(input(page, 'creditReport')).toBeFocused();
  expect(await input(page, 'creditReport').inputValue()).toBe('');

  await choose(page, 'creditReport', { name: 'whole.pdf', buffer: pdf(10 * MB) });
  await expect(fieldOf(page, 'creditReport')).toContainText('10.0 MB');

  for (const [what, field, paper, { title, description }] of refusals)
    await test.step(what, async () => {
      const before = papers()[field];
      await choose(page, field, before);
      await expect(fieldOf(page, field).locator('.field-fault')).toHaveCount(0);
      await bringToHead(page, `#document-${field} ~ .document-face`);
      await input(page, field).setInputFiles(fileAt(paper));
      await expect(toast(page, title).last()).toContainText(description);
      const fault = `.document:has(#document-${field}) .field-fault`;
      await expect(page.locator(fault)).toHaveText(description);
      await expect.poll(() => covered(page, fault)).toBe(false);
      await bringToHead(page, fault);
      await expect.poll(() => covered(page, fault)).toBe(false);
      await expect(fieldOf(page, field)).toContainText(before.name);
    });

  const prevented = await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'x.pdf'));
    return ['dragover', 'drop'].map((type) => {
      const event = new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true });
      document.querySelector('footer')?.dispatchEvent(event);
      return event.defaultPrevented;
    });
  });
  expect(prevented).toEqual([true, true]);
});

test('six documents of 10 MB each', inAll, async ({ page, gate }) => {
  test.slow();
  await open(page);
  const large = (field: string) => ({ name: `${field}.pdf`, buffer: pdf(10 * MB) });
  await fill(page, Object.fromEntries(documentFieldNames.map((field) => [field, large(field)])));
  await submit(page).click();
  // For what hangs: a machine with other work is ten times slower.
  await expect(thanks(page)).toBeVisible({ timeout: 300_000 });
  expect(gate.seen.filter((line) => line.startsWith('PATCH'))).toHaveLength(documentFieldNames.length);
});
