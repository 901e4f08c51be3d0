import { forgetVisitSource, visitSource } from './visit-source.ts';

/**
 * Gives what a form posts by itself the key of its filling: who presses twice before the first is answered has sent one
 * enquiry. What is changed in between is another. The sources of the visit travel with it.
 */
export function keyNativeForms(): void {
  let key: string | undefined;
  let keyed: EventTarget | null;
  let isNative = false;
  addEventListener('input', () => {
    key = undefined;
  });
  addEventListener('submit', ({ defaultPrevented }) => {
    isNative = !defaultPrevented;
  });
  addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== 'post') return;
    if (target !== keyed) key = undefined;
    keyed = target;
    // Missing where the page did not come over HTTPS.
    key ??= crypto.randomUUID?.();
    if (key) formData.set('submission_id', key);
    for (const [name, source] of Object.entries(visitSource())) formData.set(name, source);
    // Scripts read forms as well, without sending them.
    if (isNative) forgetVisitSource();
  });
}
