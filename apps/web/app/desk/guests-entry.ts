import { checkGuest } from '@rivermark/contracts/open-house';
import { type GuestQueue, openGuestQueue } from './guest-queue.ts';
import { forgetGuestPages, keepGuestPage } from './keep-guest-page.ts';
import { sendGuests, type Waiting } from './send-guests.ts';

/*
 * The script of an open house. On the sign-in page it keeps guests until they are sent, and shows
 * nothing of the guest before. On the desk's page it sends what the sign-in page could not.
 */

const THANKS_MS = 8_000;
/** How long a half-typed form may rest before the page asks, and then before it is emptied. */
const IDLE_MS = 60_000;
const ANSWER_MS = 30_000;

const part = <E extends HTMLElement = HTMLElement>(name: string) =>
  document.querySelector<E>(`[data-${name}]`);

const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')].filter(({ type }) => type !== 'hidden');
}

/** Empties the form, including what the server filled in. */
function clear(form: HTMLFormElement): void {
  for (const input of inputsOf(form)) {
    if (input.type === 'checkbox' || input.type === 'radio') input.checked = input.defaultChecked = false;
    else input.value = input.defaultValue = '';
  }
  showFaults(form, []);
}

const isTouched = (form: HTMLFormElement) =>
  inputsOf(form).some(({ type, checked, value }) =>
    type === 'checkbox' || type === 'radio' ? checked : value !== '',
  );

function showFaults(
  form: HTMLFormElement,
  faults: readonly { readonly field: string; readonly message: string }[],
): void {
  for (const input of inputsOf(form)) {
    const said = document.getElementById(`${input.name}-fault`);
    if (!said) continue;
    const fault = faults.find(({ field }) => field === input.name)?.message;
    said.textContent = fault ?? '';
    said.hidden = fault === undefined;
    if (fault === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  }
  const [first] = faults;
  if (first) form.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
}

/** Empties a half-typed form, after asking. Returns a function that restarts the wait. */
function clearWhenIdle(form: HTMLFormElement): () => void {
  const note = part('idle');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = Date.now();
  const restart = () => {
    clearTimeout(timer);
    since = Date.now();
    if (note) note.hidden = true;
    if (isTouched(form)) timer = setTimeout(ask, IDLE_MS);
  };
  const empty = () => {
    clear(form);
    restart();
  };
  const ask = () => {
    if (note) note.hidden = false;
    timer = setTimeout(empty, ANSWER_MS);
  };
  form.addEventListener('input', restart);
  note?.querySelector('button')?.addEventListener('click', restart);
  // Timers stand still while the tablet sleeps.
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - since > IDLE_MS + ANSWER_MS) empty();
  });
  return restart;
}

function runSignIn(form: HTMLFormElement, queue: GuestQueue): void {
  const path = new URL(form.action).pathname;
  const thanks = part('thanks');
  const status = part('status');
  const ending = part('ending');
  let waiting = 0;
  let isReady = false;
  const show = ({ count, isClosed }: Waiting) => {
    waiting = count;
    if (!status) return;
    const later = isClosed ? ' The agent can send this from the desk on this device.' : '';
    if (count > 0) status.textContent = `Waiting to be sent: ${count}.${later}`;
    else status.textContent = isReady ? 'This page also works without a connection.' : '';
  };
  const send = sendGuests(queue, show);
  const restartIdle = clearWhenIdle(form);

  let nextSoon: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    clearTimeout(nextSoon);
    if (thanks) thanks.hidden = true;
    form.hidden = false;
    restartIdle();
  };
  const welcome = () => {
    clear(form);
    form.hidden = true;
    if (thanks) thanks.hidden = false;
    thanks?.querySelector('h2')?.focus();
    nextSoon = setTimeout(next, THANKS_MS);
  };
  thanks?.querySelector('button')?.addEventListener('click', () => {
    next();
    inputsOf(form)[0]?.focus();
  });

  form.noValidate = true;
  let isStoring = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isStoring) return;
    const entries = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)] as const),
    );
    const checked = checkGuest(entries);
    showFaults(form, checked.ok ? [] : checked.faults);
    if (!checked.ok) return;
    isStoring = true;
    try {
      await queue.add({ key: crypto.randomUUID(), path, entries, typedAt: Date.now() });
      welcome();
      void send();
    } catch {
      // The device is full: the guest goes to the server at once.
      form.submit();
    } finally {
      isStoring = false;
    }
  });

  part('clear')?.addEventListener('click', (event) => {
    event.preventDefault();
    clear(form);
    restartIdle();
    inputsOf(form)[0]?.focus();
  });
  // Going back must not show the previous guest.
  addEventListener('pagehide', () => clear(form));
  part('end')?.addEventListener('click', (event) => {
    if (waiting === 0 || !ending) return;
    event.preventDefault();
    const [words] = ending.getElementsByTagName('p');
    if (words)
      words.textContent = `${guests(waiting)} did not reach the desk yet. They stay on this device and are sent from the desk’s page ‘Open house’. Ending needs a connection.`;
    ending.hidden = false;
  });

  void send();
  void keepGuestPage(path)
    .then(async (isKept) => {
      isReady = isKept;
      await send();
    })
    // Without a worker everything works except reloading offline.
    .catch(() => undefined);
}

function runAtDesk(said: HTMLElement, queue: GuestQueue): void {
  let before = 0;
  const send = sendGuests(queue, ({ count }) => {
    before ||= count;
    if (before === 0) return;
    said.className = 'said';
    said.textContent =
      count > 0
        ? `Waiting to be sent from this device: ${guests(count)}. Leave this page open.`
        : 'All guests of this device have been sent.';
  });
  void queue.all().then(({ length }) => {
    before = length;
    return send();
  });
  void forgetGuestPages();
}

const form = document.querySelector<HTMLFormElement>('form[data-guests]');
const said = part('guests-waiting');
// On other pages the form is sent as without scripts.
if (isSecureContext) {
  openGuestQueue().then(
    (queue) => {
      if (form) runSignIn(form, queue);
      if (said) runAtDesk(said, queue);
    },
    () => undefined,
  );
}
