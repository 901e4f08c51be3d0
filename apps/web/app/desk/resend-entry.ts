/**
 * Keeps what is sent from the desk until it has arrived. On a dead line a form of the desk stays in
 * its page, says so, and is sent again when the line is back. Each form carries an id, so what
 * arrived without an answer is not done twice.
 */
const ANSWER_WITHIN_MS = 20_000;
const AGAIN_AFTER_MS = 5_000;
/** The server cannot be reached behind its front. */
const UNREACHED = [502, 503, 504];

interface Kept {
  readonly form: HTMLFormElement;
  readonly url: string;
  readonly entries: URLSearchParams;
  readonly said: HTMLElement;
  isOnItsWay: boolean;
}

const waiting = new Set<Kept>();

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
  // A file is saved by the browser.
  if ('download' in form.dataset) return;
  event.preventDefault();
  if ([...waiting].some((one) => one.form === form)) return;
  const { submitter } = event;
  const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
  const entries = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') entries.append(name, value);
  if (button?.name) entries.append(button.name, button.value);
  const said = document.createElement('p');
  said.className = 'kept';
  said.setAttribute('role', 'status');
  form.append(said);
  const url = button?.hasAttribute('formaction') ? button.formAction : form.action;
  const kept: Kept = { form, url, entries, said, isOnItsWay: false };
  waiting.add(kept);
  void send(kept);
});

async function send(kept: Kept): Promise<void> {
  if (kept.isOnItsWay || !waiting.has(kept)) return;
  kept.isOnItsWay = true;
  const { url, entries, said } = kept;
  let answer: Response | undefined;
  try {
    answer = await fetch(url, {
      method: 'POST',
      body: entries,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  } catch {
    // No line, or one that is too slow.
  }
  kept.isOnItsWay = false;
  if (!answer || UNREACHED.includes(answer.status)) {
    said.textContent = 'No connection. This is kept here and sent when the connection is back.';
    setTimeout(() => void send(kept), AGAIN_AFTER_MS);
    return;
  }
  waiting.delete(kept);
  if (answer.redirected) arrived(kept, answer.url);
  else sendAsBrowser(kept);
}

/**
 * Goes to the page that says what was done, unless something else is still kept or being written
 * here.
 */
function arrived({ form, said }: Kept, to: string): void {
  const isWriting = [...document.querySelectorAll('textarea')].some(
    (field) => !form.contains(field) && field.value !== field.defaultValue,
  );
  if (waiting.size === 0 && !isWriting) location.assign(to);
  else said.textContent = 'Sent.';
}

/** An answer without a redirect is a page: the entry was refused, or the session has ended. */
function sendAsBrowser({ form, url, entries }: Kept): void {
  const copy = document.createElement('form');
  copy.method = 'post';
  copy.action = url;
  for (const [name, value] of entries) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    copy.append(field);
  }
  copy.hidden = true;
  form.after(copy);
  copy.submit();
}

addEventListener('online', () => {
  for (const kept of waiting) void send(kept);
});
addEventListener('beforeunload', (event) => {
  if (waiting.size > 0) event.preventDefault();
});
