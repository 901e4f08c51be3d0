import { beforeEach, expect, test, vi } from 'vitest';
import { keyNativeForms } from './key-native-forms.ts';

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  keyNativeForms();
  return () => vi.unstubAllGlobals();
});

/** The key with which a form of this method is sent now. */
function keyOf(method: string): FormDataEntryValue | null {
  const formData = new FormData();
  dispatchEvent(
    Object.defineProperty(Object.assign(new Event('formdata'), { formData }), 'target', {
      value: { method },
    }),
  );
  return formData.get('submission_id');
}

test('a form that is sent twice before the scripts come is one enquiry, and another once something is changed', () => {
  const key = keyOf('post');
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(keyOf('post')).toBe(key);
  dispatchEvent(new Event('input'));
  expect(keyOf('post')).not.toBe(key);
  expect(keyOf('get')).toBeNull();
});
