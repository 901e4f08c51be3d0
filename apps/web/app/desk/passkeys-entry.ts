import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/**
 * The script of forms marked `data-passkey` ('add' or 'sign-in'). It requests a challenge from the
 * server and the answer from the browser, then sends the form with it like any other. The form is
 * hidden until it can be used. The text for browsers without passkeys is then removed.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
  if (!browserSupportsWebAuthn()) break;
  form.hidden = false;
  document.querySelector('[data-without-passkeys]')?.remove();
  let asking = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (asking) return;
    asking = true;
    void answer(form).finally(() => {
      asking = false;
    });
  });
}

async function answer(form: HTMLFormElement): Promise<void> {
  const said = form.querySelector('[role=status]');
  const field = form.elements.namedItem('answer');
  if (!said || !(field instanceof HTMLInputElement)) return;
  said.textContent = '';
  try {
    const asked = await fetch(`${form.action}/options`, { method: 'POST', body: entriesOf(form) });
    if (!asked.ok) throw new Error(`options answered ${asked.status}`);
    const optionsJSON = await asked.json();
    const start = form.dataset.passkey === 'add' ? startRegistration : startAuthentication;
    field.value = JSON.stringify(await start({ optionsJSON }));
  } catch (error) {
    said.textContent = wordsFor(error);
    return;
  }
  form.submit();
}

const entriesOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function wordsFor(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey for the desk already.';
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'No passkey was used. You can try again.';
  return 'This did not work. Please load the page again, or have a link mailed to you.';
}
