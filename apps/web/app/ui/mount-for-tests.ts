import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

// The second is a setting of the build. Imported before the component, this comes first.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, __COUNTS__: false });

/** For tests with a DOM: draws a part into the document until the test ends. */
export async function mount(part: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(part));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return place;
}

/** Clicks the button, link or field with this name below `place`, and waits for what React does. */
export async function click(place: ParentNode, name: string): Promise<void> {
  const found = [...place.querySelectorAll<HTMLElement>('button, a, label')].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
  );
  if (found.length !== 1) throw new Error(`${found.length} are named ${name}`);
  await act(async () => found[0]?.click());
}

/** Enters a text, or chooses an option, as React hears of it. */
export async function enter(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): Promise<void> {
  await act(async () => {
    // Over React's own setter of this element, by which it tells whether anything has changed.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Presses a key where the focus is. */
export async function pressKey(key: string): Promise<void> {
  await act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });
}

/** Waits until this holds and for what React does meanwhile, also on a busy machine. */
export async function until(holds: () => unknown): Promise<void> {
  await act(async () => {
    await vi.waitUntil(holds, { timeout: 60_000, interval: 5 });
  });
}
