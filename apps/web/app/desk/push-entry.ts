const WORKER = '/desk/push-worker.js';
/** Under Trusted Types an address becomes a worker's by a policy alone, made once; this one knows the one address. */
const policy = window.trustedTypes?.createPolicy('rivermark-push', { createScriptURL: () => WORKER });

/** What blocked notifications are told by; everything else that goes wrong has the same words. */
class Blocked extends Error {}

/**
 * The form marked `data-push` is shown where the browser can show notifications without a page. Pressed, it asks for the
 * permission, subscribes at the browser's push service with the server's key, and is then sent with what came of it, as
 * any form; what stands there for browsers without goes.
 */
const form = document.querySelector<HTMLFormElement>('form[data-push]');
if (form && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
  form.hidden = false;
  document.querySelector('[data-without-push]')?.remove();
  let asking = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (asking) return;
    asking = true;
    void subscribe(form).finally(() => {
      asking = false;
    });
  });
}

async function subscribe(form: HTMLFormElement): Promise<void> {
  const said = form.querySelector('[role=status]');
  if (!said) return;
  said.textContent = '';
  try {
    // Before anything else: the browser asks only while the press is fresh.
    if ((await Notification.requestPermission()) !== 'granted') throw new Blocked();
    await navigator.serviceWorker.register((policy?.createScriptURL(WORKER) ?? WORKER) as string, {
      scope: '/desk',
    });
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made with another key of the server is of no use, and in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: form.dataset.push ?? '',
    });
    const { endpoint, keys } = made.toJSON();
    for (const [name, value] of Object.entries({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth })) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value ?? '';
    }
  } catch (error) {
    said.textContent =
      error instanceof Blocked
        ? 'This browser shows no notifications of this site. Allow them in its settings, then try again.'
        : 'This did not work. Please try again later; the reminders by mail go on.';
    return;
  }
  form.submit();
}
