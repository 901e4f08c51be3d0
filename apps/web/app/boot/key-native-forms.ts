/**
 * Gives what a form posts by itself the key of its filling: who presses twice before the first is answered has sent one
 * enquiry. What is changed in between is another.
 */
export function keyNativeForms(): void {
  let key: string | undefined;
  let keyed: EventTarget | null;
  addEventListener('input', () => {
    key = undefined;
  });
  addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== 'post') return;
    if (target !== keyed) key = undefined;
    keyed = target;
    // Missing where the page did not come over HTTPS.
    key ??= crypto.randomUUID?.();
    if (key) formData.set('submission_id', key);
  });
}
