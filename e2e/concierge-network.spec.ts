import {
  documentFieldNames,
  documentMessages,
  RESUMABLE_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import {
  callsOf,
  expectAccessible,
  fill,
  input,
  labelOf,
  MB,
  open,
  pdf,
  sendToTheMiddle,
  state,
  submit,
  test,
  thanks,
} from './documents.ts';
import { expect } from './fixtures.ts';
import { inAll } from './in-all.ts';

const allButOne = `${documentFieldNames.length - 1} of ${documentFieldNames.length} documents received`;
const posts = (field: string) => `**${STORAGE_PATH}/object/client-documents/*_${field}_*`;

test('while it sends, each document says how it stands, and nothing can be pressed twice; cancelled in the middle, it keeps what was received and goes on later; without a network it waits and says so, then goes on where it was', async ({
  page,
  context,
  gate,
  watching,
}) => {
  watching.expected.push(/ERR_|Failed to load resource/);
  await open(page);
  await fill(page);
  await sendToTheMiddle(page, gate);
  const busy = page.getByRole('button', { name: 'Submitting Documents...' });
  await expect(busy).toBeDisabled();
  await expect(busy.locator('.spinner')).toBeVisible();
  await expect(state(page, 'photoId')).toHaveText('Received');
  await expect(state(page, 'bankStatement1')).toHaveText(/^Sending \d+ %$/);
  await expect(state(page, 'bankStatement2')).toHaveText('Received');
  await expect(input(page, 'photoId')).toBeDisabled();
  const whole = page.getByRole('group', { name: 'Sending your documents' });
  await expect(whole).toBeFocused();
  await expect(whole).toBeInViewport();
  await expect(whole).toContainText(allButOne);
  await expect(whole.getByRole('progressbar', { name: 'All documents, sent' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: `${labelOf('bankStatement1')}, sent` })).toBeVisible();
  await expect(page.locator('form [aria-live]')).toHaveText(allButOne);
  await expectAccessible(page, 'sending');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(submit(page)).toBeFocused();
  await expect(page.locator('form [aria-live]')).toHaveText(`Stopped. ${allButOne}.`);
  await expect(state(page, 'bankStatement1')).toHaveText('Ready to send');
  gate.reset();
  // Less than what is left of it.
  await sendToTheMiddle(page, gate, MB / 4);
  await context.setOffline(true);
  gate.release('cut');
  await expect(state(page, 'bankStatement1')).toHaveText('Waiting for the network');
  await expect(page.locator('form [aria-live]')).toContainText('goes on by itself');
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  const calls = callsOf(gate.seen);
  expect(calls[0]).toBe(`HEAD ${RESUMABLE_PATH}/id`);
  const from = calls
    .filter((line) => line.startsWith('PATCH'))
    .map((line) => Number(line.split(' from ')[1]));
  expect(from).toHaveLength(2);
  // Neither begins again, and the second goes on where the first was cut.
  expect(from[0]).toBeGreaterThan(0);
  expect(from[1]).toBeGreaterThan(from[0] ?? 0);
  // The notice alone.
  expect(calls.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});

test(
  'cut again and again, a large document is not sent again from the start',
  inAll,
  async ({ page, gate, watching }) => {
    watching.expected.push(/ERR_|Failed to load resource/);
    await open(page);
    await fill(page, { bankStatement1: { name: 'large.pdf', buffer: pdf(10 * MB) } });
    gate.rule('cut', /^PATCH/, { after: 2 * MB, times: 3 });
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    const from = gate.seen
      .filter((line) => line.startsWith('PATCH'))
      .map((line) => Number(line.split(' from ')[1]));
    expect(from).toHaveLength(4);
    expect(from).toEqual([...from].sort((a, b) => a - b));
    expect(from.at(-1)).toBeGreaterThan(0);
    expect(gate.seen.filter((line) => line === `POST ${RESUMABLE_PATH}`)).toHaveLength(1);
  },
);

test(
  'a moment of trouble is not told, and only that document is sent again; one whose answer is lost counts as received',
  inAll,
  async ({ page, gate, watching }) => {
    watching.expected.push(/503|ERR_|Failed to load resource/);
    await page.route(
      posts('creditReport'),
      (route) => route.fulfill({ status: 503, json: { statusCode: '503', message: 'busy' } }),
      { times: 2 },
    );
    await open(page);
    const told = await page.evaluateHandle(() => {
      const words = new Set<string>();
      const look = () => {
        for (const element of document.querySelectorAll('.toast, .document-state'))
          words.add(element.textContent ?? '');
      };
      new MutationObserver(look).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return words;
    });
    await fill(page);
    gate.rule('lose-answer', /_bankStatement2_/, { times: 3 });
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    const words = await told.evaluate((all) => [...all].join('\n'));
    expect(words).toContain('Received');
    expect(words).not.toContain('Not sent');
    expect(words).not.toContain(documentMessages.failed.title);
    expect(gate.seen.filter((line) => /_photoId_/.test(line))).toHaveLength(1);
  },
);
