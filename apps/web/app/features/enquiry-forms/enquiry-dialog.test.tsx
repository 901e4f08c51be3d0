// @vitest-environment happy-dom
import {
  type EnquiryKind,
  enquiryKinds,
  failureDescription,
  formSpecs,
  thanksDescription,
} from '@rivermark/contracts/forms';
import { sampleEntries } from '@rivermark/contracts/sample-entries';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter, mount, until } from '../../ui/mount-for-tests.ts';
import { dismissToast, toastStore } from '../../ui/toast-store.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import './sending.ts';
import type { Showable } from './showable.ts';

type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const view = {
  ...{ name: 'river', hash: '0123456789', width: 1600, height: 1200, widths: [480] },
  illustration: true,
} as const;
const answerer = {
  email: 'agent@rivermark.example',
  phone: '904-555-0142',
  phoneTarget: '+19045550142',
  line: 'Your Agent answers.',
  textConsent: 'Text me.',
};
const showables: Showable[] = [sampleEntries.place, '1 Sample Point'].map((place) => ({
  place,
  name: place === '1 Sample Point' ? 'Riverfront Estate' : place,
  picture: view,
  line: place,
}));

/** What was sent, and how each call is answered. */
let sent: Readonly<Record<string, string>>[];
let answer: () => Response | Promise<Response>;
/** The analytics tag's commands, each as one text. */
let reported: string[];

beforeEach(() => {
  sent = [];
  reported = [];
  answer = () => new Response('OK');
  window.gtag = (...command) => reported.push(JSON.stringify(command));
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, call) => {
    sent.push(JSON.parse(String(call?.body)).template_params);
    return answer();
  });
  const warnings = vi.spyOn(console, 'warn').mockReturnValue();
  return () => {
    delete window.gtag;
    calls.mockRestore();
    warnings.mockRestore();
    for (const { id } of toastStore.current()) dismissToast(id);
  };
});

async function openForm(kind: EnquiryKind, shown: { see?: string; showables?: Showable[] } = {}) {
  const place = await mount(
    <EnquiryDialog
      kind={kind}
      page="/"
      answerer={answerer}
      view={view}
      {...(kind === 'showing' && { showables })}
      {...shown}
    />,
  );
  const one = <T extends Element>(selector: string) => {
    const found = place.querySelector<T>(selector);
    if (!found) throw new Error(`Nothing is ${selector}`);
    return found;
  };
  const dialog = one<HTMLDialogElement>('dialog');
  await act(async () => dialog.showModal());
  const field = (name: string) => one<Entry>(`[name=${name}]`);
  /** Fills in all that a visitor is asked. */
  const fill = async (changes: Readonly<Record<string, string>> = {}) => {
    for (const { name, control } of formSpecs[kind].fields)
      if (control !== 'hidden' || place.querySelector(`select[name=${name}]`))
        await enter(field(name), changes[name] ?? sampleEntries[name]);
  };
  const button = one<HTMLButtonElement>('[type=submit]');
  /** Sends, and waits until the form has an answer or shows what is wrong. */
  const send = async () => {
    await act(async () => button.click());
    await until(() => !button.disabled);
  };
  /** The fields that are marked, with what is said at each. */
  const faults = () =>
    [...place.querySelectorAll('[aria-invalid=true]')].map((entry) => [
      entry.getAttribute('name'),
      document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);
  return { place, dialog, one, field, fill, button, send, faults };
}

const toasts = () => toastStore.current().map(({ description }) => description);

test.each(enquiryKinds)(
  'the %s form says at each field what does not fit, and no longer once it fits; nothing is sent',
  async (kind) => {
    const { place, dialog, one, field, send, faults } = await openForm(kind);
    await send();
    const missing = formSpecs[kind].fields.filter(({ required }) => required);
    expect(faults().map(([name]) => name)).toEqual(missing.map(({ name }) => name));
    for (const [, words] of faults()) expect(words).toMatch(/^(Enter|Say which) /);
    // A line leads to each, and the first of it has the focus.
    expect(document.activeElement).toBe(one('.error-summary'));
    const email = [...place.querySelectorAll('.error-summary a')].find(
      (link) => link.textContent === 'Email',
    );
    await act(async () => (email as HTMLElement).click());
    expect(document.activeElement).toBe(field('email'));
    await enter(field('email'), 'not an address');
    expect(Object.fromEntries(faults()).email).toMatch(/^Enter an email address in the form/);
    await enter(field('email'), sampleEntries.email);
    expect(faults()).toHaveLength(missing.length - 1);
    expect(sent).toEqual([]);
    expect(dialog.open).toBe(true);
  },
);

test.each(enquiryKinds)(
  'the %s form keeps everything when the service fails, sends it again as the same enquiry, and is empty after the thanks',
  async (kind) => {
    const { place, dialog, field, fill, send } = await openForm(kind);
    const asked = formSpecs[kind].fields
      .map(({ name }) => name)
      .filter((name) => place.querySelector(`.field [name=${name}]`));
    await fill();
    answer = () => new Response('broken', { status: 500 });
    await send();
    expect(toasts()).toEqual([failureDescription(kind)]);
    expect(reported.at(-1)).toContain('_form_error');
    expect(document.activeElement?.textContent).toBe(formSpecs[kind].submitLabel);
    expect(dialog.open).toBe(true);
    // Closed by mistake, too.
    await act(async () => dialog.close());
    await act(async () => dialog.showModal());
    expect(asked.map((name) => field(name).value)).toEqual(asked.map((name) => sampleEntries[name]));

    answer = () => new Response('OK');
    await send();
    expect(dialog.open).toBe(false);
    expect(toasts()).toEqual([thanksDescription(kind)]);
    expect(reported).toContainEqual(expect.stringContaining('_form_success'));
    const [first, second] = sent;
    expect(second?.submission_id).toBe(first?.submission_id);
    expect(second?.to_email).toBe(answerer.email);
    for (const name of asked)
      expect(JSON.stringify(second)).toContain(JSON.stringify(sampleEntries[name]).slice(1, -1));
    expect(asked.map((name) => field(name).value).join('')).toBe('');
    // What was typed goes nowhere else.
    for (const name of asked) expect(reported.join()).not.toContain(sampleEntries[name].split('\n')[0]);
  },
);

test("while it sends, the button reads 'Sending', a second press sends nothing, and what is typed stays", async () => {
  const { dialog, field, fill, button } = await openForm('contact');
  await fill();
  let reply = (_: Response) => {};
  answer = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  await act(async () => button.form?.requestSubmit());
  await act(async () => button.form?.requestSubmit());
  await until(() => sent.length > 0);
  expect([button.textContent, button.disabled]).toEqual(['Sending', true]);
  await enter(field('message'), 'And one thing more');
  await act(async () => reply(new Response('OK')));
  await expect.poll(toasts).toEqual([thanksDescription('contact')]);
  expect(sent).toHaveLength(1);
  expect(dialog.open).toBe(true);
  expect(field('message').value).toBe('And one thing more');
  // What was typed meanwhile is another enquiry.
  await act(async () => button.click());
  await until(() => sent.length > 1);
  expect(sent[1]?.message).toBe('And one thing more');
  expect(sent[1]?.submission_id).not.toBe(sent[0]?.submission_id);
});

test('a message over its limit is said and kept; what is changed after a lost answer is another enquiry', async () => {
  const { field, fill, send, faults } = await openForm('contact');
  const message = `${'River. '.repeat(714)}end`;
  await fill({ message });
  await send();
  // With one fault there is no list of them: the field itself has the focus.
  expect(faults()).toEqual([['message', 'Message is too long; please use at most 5000 characters']]);
  expect(document.activeElement).toBe(field('message'));
  expect(field('message').value).toBe(message);
  await enter(field('message'), 'Second thoughts');
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await send();
  await enter(field('message'), 'Third thoughts');
  answer = () => new Response('OK');
  await send();
  expect(sent.map((params) => params.message)).toEqual(['Second thoughts', 'Third thoughts']);
  expect(new Set(sent.map((params) => params.submission_id)).size).toBe(2);
});

test('consent is sent only if it was given, and what only a robot fills is sent with the rest', async () => {
  const { one, field, fill, send } = await openForm('buyer-guide');
  await fill();
  await send();
  await fill();
  await act(async () => one<HTMLInputElement>('[type=checkbox]').click());
  await enter(field('reason_code'), 'http://spam.example');
  await send();
  expect(sent.map(({ text_consent, reason_code }) => [text_consent, reason_code])).toEqual([
    ['', ''],
    ['yes', 'http://spam.example'],
  ]);
});

test('a date that has passed is refused; a message that waits folded is opened where it does not fit', async () => {
  const { one, field, fill, send, faults } = await openForm('showing');
  await fill({ preferredDate: '2020-01-01', message: 'x'.repeat(5001) });
  expect(one<HTMLDetailsElement>('details').open).toBe(false);
  await send();
  expect(faults().map(([name]) => name)).toEqual(['preferredDate', 'message']);
  expect(one<HTMLDetailsElement>('details').open).toBe(true);
  expect(sent).toEqual([]);
  await enter(field('preferredDate'), sampleEntries.preferredDate);
  await enter(field('message'), '');
  await send();
  expect(sent).toHaveLength(1);
});

test('a showing is of one place, or of the one that is chosen, which is seen beside it', async () => {
  const guide = await openForm('showing', { see: 'Riverside' });
  expect(guide.one('h2').textContent).toBe('See Riverside');
  expect(guide.field('place').value).toBe('Riverside');
  await enter(guide.field('place'), '1 Sample Point');
  expect(guide.one('.enquiry-home').textContent).toContain('Riverfront Estate');
  await guide.fill({ place: '1 Sample Point' });
  await guide.send();
  expect(sent[0]?.subject).toBe('Showing Request for 1 Sample Point from Ada Brown');
});
