import { forgetVisitSource, visitSource } from './visit-source.ts';

/**
 * Gives natively posted forms an enquiry key: pressing twice before the first answer sends one
 * enquiry. A changed form gets a new key. The sources of the visit are sent with it.
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
    const form = target as HTMLFormElement;
    // Letters about homes need neither a key nor the sources of the visit.
    if (form.method !== 'post' || form.matches('.letters-form')) return;
    if (target !== keyed) key = undefined;
    keyed = target;
    // Missing if the page did not load over HTTPS.
    key ??= crypto.randomUUID?.();
    if (key) formData.set('submission_id', key);
    for (const [name, source] of Object.entries(visitSource())) formData.set(name, source);
    // Scripts read forms as well, without sending them.
    if (isNative) forgetVisitSource();
  });
}
