import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dismissToast, showToast, toastDuration, toastKinds, toastStore } from './toast-store.ts';

const toast = (title: string) => ({ kind: 'success', title, description: '' }) as const;

test('at most three messages stand at once, the newest last, and one can be taken back', () => {
  const ids = ['a', 'b', 'c', 'd'].map((title) => showToast(toast(title)));
  const titles = () => toastStore.current().map(({ title }) => title);
  expect(titles()).toEqual(['b', 'c', 'd']);
  dismissToast(ids[2] ?? 0);
  expect(titles()).toEqual(['b', 'd']);
});

test('a listener hears of changes only, until it leaves', () => {
  let calls = 0;
  const leave = toastStore.subscribe(() => {
    calls += 1;
  });
  dismissToast(-1);
  showToast(toast('e'));
  leave();
  showToast(toast('f'));
  expect(calls).toBe(1);
});

test('a message stays at least six seconds, a long one longer', () => {
  expect(toastDuration({ title: 'Error', description: '' })).toBe(6000);
  expect(toastDuration({ title: 'x'.repeat(100), description: '' })).toBe(9000);
});

test('every kind but the plain one has a look of its own', () => {
  const css = readFileSync(join(import.meta.dirname, 'toast.deferred.css'), 'utf8');
  const looks = Object.keys(toastKinds).filter((kind) => css.includes(`.toast-${kind} {`));
  expect(looks).toEqual(Object.keys(toastKinds).filter((kind) => kind !== 'success'));
});
