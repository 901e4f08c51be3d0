import { beforeEach, expect, test, vi } from 'vitest';
import { keyNativeForms } from './key-native-forms.ts';

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  keyNativeForms();
  return () => vi.unstubAllGlobals();
});

const enquiryForm = () => ({ method: 'post', matches: () => false });

/** The key with which a form is sent now. */
function keyOf(form: { readonly method: string; matches(): boolean }): FormDataEntryValue | null {
  const formData = new FormData();
  dispatchEvent(
    Object.defineProperty(Object.assign(new Event('formdata'), { formData }), 'target', {
      value: form,
    }),
  );
  return formData.get('submission_id');
}

test('a form that is sent twice before the scripts come is one enquiry, and another once something is changed', () => {
  const form = enquiryForm();
  const key = keyOf(form);
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(keyOf(form)).toBe(key);
  dispatchEvent(new Event('input'));
  expect(keyOf(form)).not.toBe(key);
  expect(keyOf({ ...form, method: 'get' })).toBeNull();
});

test('two forms are two enquiries, whatever was changed', () => {
  expect(keyOf(enquiryForm())).not.toBe(keyOf(enquiryForm()));
});

test('a form for letters about homes gets no key', () => {
  expect(keyOf({ method: 'post', matches: () => true })).toBeNull();
});
