const WORKER = '/desk/push-worker.js';
/**
 * Trusted Types allow a worker URL only from a policy, which can be created once. This one knows a
 * single address.
 */
const policy = window.trustedTypes?.createPolicy('rivermark-push', { createScriptURL: () => WORKER });

/** Notifications are blocked. All other errors share one message. */
class Blocked extends Error {}

/**
 * Shows the form marked `data-push` if the browser supports notifications without a page. When
 * pressed, it requests the permission and subscribes at the browser's push service with the
 * server's key. It then sends the form with the result like any other. The text for other browsers
 * is removed.
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
    // First, because the browser asks only during the press.
    if ((await Notification.requestPermission()) !== 'granted') throw new Blocked();
    await navigator.serviceWorker.register((policy?.createScriptURL(WORKER) ?? WORKER) as string, {
      scope: '/desk',
    });
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription with another key of the server is useless, and blocks a new one.
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
