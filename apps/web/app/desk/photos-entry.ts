/**
 * Sends the photos of a form one by one, each with its progress. One that the line cuts is sent
 * again; the server knows it by its bytes, so it is never added twice.
 */
const AGAIN_AFTER_MS = 5_000;
const MB = 1024 * 1024;

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

/** Undefined where no answer came. */
function post(form: HTMLFormElement, file: File, { bar, said }: Shown): Promise<XMLHttpRequest | undefined> {
  const body = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  body.append('by', 'script');
  body.append('photo', file);
  const request = new XMLHttpRequest();
  request.open('POST', form.action);
  request.upload.onprogress = ({ loaded, total }) => {
    bar.value = total > 0 ? loaded / total : 0;
    said.textContent = loaded < total ? `${Math.floor((100 * loaded) / total)} %` : 'Getting it ready';
  };
  return new Promise((resolve) => {
    request.onload = () => resolve(request);
    request.onerror = request.ontimeout = () => resolve(undefined);
    request.send(body);
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));

/** Resolves with what is wrong with the photo; '' for nothing. */
async function send(form: HTMLFormElement, file: File, shown: Shown): Promise<string> {
  for (;;) {
    const answer = await post(form, file, shown);
    if (answer?.status === 200) return '';
    if (answer && answer.status !== 502 && answer.status !== 503 && answer.status !== 504) {
      try {
        return (JSON.parse(answer.responseText) as { faults: string[] }).faults.join(' ');
      } catch {
        return 'It was not added. Open this page again: you may have been signed out.';
      }
    }
    shown.said.textContent = 'No connection. It is sent again when the connection is back.';
    await pause();
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
const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-photo]') ?? undefined) : undefined;

for (const image of rows?.querySelectorAll<HTMLElement>('[data-photo] img') ?? []) image.draggable = true;
rows?.addEventListener('dragstart', ({ target }) => {
  dragged = rowOf(target);
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

export {};
