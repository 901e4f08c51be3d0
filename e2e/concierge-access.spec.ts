import {
  documentFieldNames,
  documentSpecs,
  FUNCTIONS_PATH,
  NOTICE_SUBJECT,
  RESUMABLE_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import {
  agree,
  callsOf,
  fieldOf,
  fill,
  input,
  MB,
  open,
  papers,
  sendToTheMiddle,
  state,
  submit,
  test,
  thanks,
} from './documents.ts';
import { faultsOf } from './faults-of.ts';
import { expect } from './fixtures.ts';
import { sizeAt, widths } from './paths.ts';

test('axe finds nothing in any state, and nothing stands out of the page, at any width or with text twice as large', async ({
  page,
  gate,
  watching,
}) => {
  test.slow();
  watching.expected.push(/400|Failed to upload/);
  const look = async (what: string) => {
    for (const width of process.env.TEST_ALL ? [320, ...widths] : [320]) {
      await page.setViewportSize(sizeAt(width));
      const where = `${what} at ${width} px`;
      // Between the narrowest and the widest window only the layout changes.
      if (width === 320 || width === 1280) expect.soft(await faultsOf(page), where).toEqual([]);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(needed, where).toBeLessThanOrEqual(width);
    }
  };
  // Only once all were under way: the first failure ends them all.
  const refusing = Promise.withResolvers<void>();
  await page.route(
    `**${STORAGE_PATH}/object/client-documents/*_creditReport_*`,
    async (route) => {
      await refusing.promise;
      await route.fulfill({ status: 400, json: { statusCode: '403', message: 'no' } });
    },
    { times: 1 },
  );
  await open(page);
  await submit(page).click();
  await expect(page.locator('.error-summary')).toBeFocused();
  await look('refused');
  await fill(page, {
    bankStatement3: { ...papers().bankStatement3, name: `${'long-name-'.repeat(12)}.pdf` },
  });
  await look('chosen');
  await page.setViewportSize(sizeAt(390));
  const setTextSize = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  await setTextSize('200%');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const cut = await page
    .locator('.document-place')
    .evaluateAll((all) => all.some((one) => one.scrollHeight > one.clientHeight + 1));
  expect(cut).toBe(false);
  await setTextSize('');
  await sendToTheMiddle(page, gate);
  await expect(state(page, 'bankStatement1')).toHaveText(/^Sending/);
  await look('sending');
  refusing.resolve();
  await expect(state(page, 'creditReport')).toHaveText('Not sent');
  gate.release();
  await expect(submit(page)).toBeEnabled();
  await look('one failed');
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await look('thanks');
});

test('by keyboard alone: choose six, acknowledge, send; the calls are each document once, small ones in one request, and one notice at the end', async ({
  page,
  gate,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(FUNCTIONS_PATH)) bodies.push(request.postData() ?? '');
  });
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
    await chooser.setFiles({ ...all[field], mimeType: 'application/octet-stream' });
    await expect(fieldOf(page, field)).toContainText(all[field].name);
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, field).getByRole('button', { name: 'Remove' })).toBeFocused();
    await page.keyboard.press('Tab');
    // A picture of an ID has another side.
    if (field === 'photoId') await page.keyboard.press('Tab');
  }
  // Left empty, as it may be: the notice then says who sends it.
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(agree(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
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
    from_name: 'Client Concierge',
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
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizeAt(390) });

  test('a photograph is taken where a picture is accepted', async ({ page }) => {
    await open(page);
    await expect(page.getByText('Take a photo', { exact: false })).toHaveCount(2);
    const camera = fieldOf(page, 'photoId').locator('input[capture=environment]');
    await expect(camera).toHaveAttribute('accept', 'image/jpeg,image/png');
    await camera.setInputFiles({ ...papers().photoId, mimeType: 'image/png' });
    await expect(fieldOf(page, 'photoId')).toContainText(papers().photoId.name);
    await expect(camera).toHaveCount(0);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, what papers are asked for, and how else to hand them over', async ({
    page,
  }) => {
    await page.goto('/client-concierge');
    await expect(page.getByText('This page needs scripts')).toContainText('Please call');
    for (const { label } of documentSpecs) await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.locator('input[type=file]').first()).toBeHidden();
    await expect(submit(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: '904-555-0142' })).toBeVisible();
  });
});
