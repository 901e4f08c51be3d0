import { pause } from '../loading/pause.ts';

/**
 * Sends the photos of a form one by one, in parts, each with its progress. A dropped connection
 * repeats one part. The server knows a photo by its bytes, so it is never added twice.
 */
const AGAIN_AFTER_MS = 5_000;
const MB = 1024 * 1024;
const PART_BYTES = MB;

const form = document.querySelector<HTMLFormElement>('form[data-photos]');
const chosen = form?.querySelector<HTMLInputElement>('input[type=file]');
const list = form?.querySelector<HTMLElement>('.photo-progress');
let isSending = false;

interface Shown {
  readonly bar: HTMLProgressElement;
  readonly said: HTMLElement;
}

function show(file: File, list: HTMLElement): Shown {
  const item = document.createElement('li');
  const bar = document.createElement('progress');
  bar.max = 1;
  bar.value = 0;
  const said = document.createElement('span');
  const name = document.createElement('b');
  name.textContent = file.name;
  said.textContent = 'Waiting';
  bar.setAttribute('aria-label', file.name);
  item.append(name, bar, said);
  list.append(item);
  return { bar, said };
}

interface Sending extends Shown {
  readonly form: HTMLFormElement;
  readonly file: File;
  readonly upload: string;
}

/** Sends the part of a photo from an offset. Resolves with undefined where no answer came. */
function postPart(
  { form, file, upload, bar, said }: Sending,
  offset: number,
  most: number,
): Promise<XMLHttpRequest | undefined> {
  const body = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  body.append('upload', upload);
  body.append('offset', String(offset));
  body.append('size', String(file.size));
  const part = file.slice(offset, offset + most);
  body.append('photo', part, file.name);
  const request = new XMLHttpRequest();
  request.open('POST', form.action);
  request.upload.onprogress = ({ loaded }) => {
    const sent = Math.min(offset + loaded, offset + part.size) / file.size;
    bar.value = sent;
    said.textContent = sent < 1 ? `${Math.floor(100 * sent)} %` : 'Getting it ready';
  };
  return new Promise((resolve) => {
    request.onload = () => resolve(request);
    request.onerror = request.ontimeout = () => resolve(undefined);
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): { faults?: string[]; offset?: number } {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return { faults: ['It was not added. Open this page again: you may have been signed out.'] };
  }
}

/** Resolves with what is wrong with the photo; '' for nothing. */
async function send(form: HTMLFormElement, file: File, shown: Shown): Promise<string> {
  const sending = { ...shown, form, file, upload: crypto.randomUUID() };
  let offset = 0;
  let most = PART_BYTES;
  for (;;) {
    const answer = await postPart(sending, offset, most);
    if (answer && answer.status !== 502 && answer.status !== 503 && answer.status !== 504) {
      const { faults, offset: there } = answerOf(answer);
      if (there === undefined) return faults?.join(' ') ?? '';
      // Another machine answers, which has none of the parts: the photo is sent as one.
      if (there < offset) most = file.size;
      offset = there;
    } else {
      shown.said.textContent = 'No connection. It goes on when the connection is back.';
      await pause(AGAIN_AFTER_MS);
    }
  }
}

async function sendAll(form: HTMLFormElement, files: readonly File[], list: HTMLElement): Promise<void> {
  const most = Number(form.dataset.photos) * MB;
  const all = files.map((file) => ({ file, shown: show(file, list) }));
  let refused = 0;
  for (const { file, shown } of all) {
    const tooLarge =
      file.size > most &&
      `This photo has ${Math.ceil(file.size / MB)} MB. A photo may have up to ${most / MB} MB.`;
    const fault = tooLarge || (await send(form, file, shown));
    shown.bar.value = fault ? 0 : 1;
    shown.said.textContent = fault || 'Added';
    shown.said.classList.toggle('fault', fault !== '');
    if (fault) refused += 1;
  }
  isSending = false;
  const to = form.action.replace(/\/add$/, '');
  if (refused === 0) {
    // From the page itself, its address with a fragment would load nothing.
    if (location.pathname === new URL(to).pathname) location.reload();
    else location.assign(`${to}#photos`);
  } else {
    const link = document.createElement('a');
    link.href = `${to}?some#photos`;
    link.textContent = 'See the photos that were added';
    list.after(link);
    link.focus();
  }
}

form?.addEventListener('submit', (event) => {
  const files = [...(chosen?.files ?? [])];
  if (!list || files.length === 0) return;
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  list.replaceChildren();
  void sendAll(form, files, list);
});
// What was chosen is sent at once: the button is for browsers without scripts.
chosen?.addEventListener('change', () => form?.requestSubmit());

/** Photos are put in order by dragging where there is a mouse; the buttons do the same. */
const ordered = document.querySelector<HTMLFormElement>('form[data-photo-order]');
const rows = ordered?.querySelector('ol');
let dragged: HTMLElement | undefined;
/** The row before which the dragged one stood. */
let stoodBefore: Element | null = null;
const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-photo]') ?? undefined) : undefined;

for (const image of rows?.querySelectorAll<HTMLElement>('[data-photo] img') ?? []) image.draggable = true;
rows?.addEventListener('dragstart', ({ target }) => {
  dragged = rowOf(target);
  stoodBefore = dragged?.nextElementSibling ?? null;
});
rows?.addEventListener('dragend', ({ dataTransfer }) => {
  // Dropped outside the list, or cancelled.
  if (dragged && dataTransfer?.dropEffect === 'none') rows.insertBefore(dragged, stoodBefore);
  dragged = undefined;
});
rows?.addEventListener('dragover', (event) => {
  const over = rowOf(event.target);
  if (!dragged || !over) return;
  event.preventDefault();
  const { top, height } = over.getBoundingClientRect();
  if (over !== dragged) over[event.clientY < top + height / 2 ? 'before' : 'after'](dragged);
});
rows?.addEventListener('drop', (event) => {
  event.preventDefault();
  if (!dragged || !ordered) return;
  for (const row of rows.querySelectorAll<HTMLElement>('[data-photo]')) {
    const place = document.createElement('input');
    place.type = 'hidden';
    place.name = 'order';
    place.value = row.dataset.photo ?? '';
    ordered.append(place);
  }
  ordered.requestSubmit();
});
