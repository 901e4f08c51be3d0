const RELOADED = 'rivermark-reloaded-at';
const ONCE_PER_MS = 60_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(chosen, 0);
  }
  if (field.type === 'checkbox' || field.type === 'radio')
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.value !== field.defaultValue;
}

/**
 * Whether the visitor typed, chose or attached something that is not sent yet, also in a closed
 * form.
 */
const hasEntries = () =>
  [...document.querySelectorAll<Field>('form :is(input:not([type=hidden]), textarea, select)')].some(
    isChanged,
  );

/**
 * A missing script usually means that a new version was deployed: reloads the page, once. Returns
 * whether it does. If the script is missing again soon after, the page stays as it is.
 */
export function reloadForNewDeployment(): boolean {
  // Without a network a reload would lose the page.
  if (!navigator.onLine) return false;
  if (document.querySelector('dialog:modal, form[data-unsent]') || hasEntries()) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage a second reload could not be told from the first.
    return false;
  }
  location.reload();
  return true;
}
