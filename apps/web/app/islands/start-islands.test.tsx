// @vitest-environment happy-dom
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { IslandBoundary } from './island-boundary.tsx';

vi.mock('react-dom/client', async (importOriginal) => {
  const original = await importOriginal<typeof import('react-dom/client')>();
  return { ...original, hydrateRoot: vi.fn(original.hydrateRoot) };
});
vi.mock('./registry.ts', () => ({ islands: { counter: async () => Counter } }));
const { keepForIsland, startIslands } = await import('./start-islands.ts');

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <p>Homes</p>
      <button type="button">Back</button>
      <button type="button" onClick={() => setCount(count + 1)}>
        Next
      </button>
      <output>{count}</output>
    </div>
  );
}

const lastButton = () => [...document.querySelectorAll('button')].at(-1);
const presses = {
  key: () => lastButton()?.click(),
  /**
   * The browser clicks only on what is still there when the button is released. If it left the page
   * at the pointer's event, the mouse's event goes to what contained it.
   */
  mouse: () => {
    const pressed = lastButton();
    const around = pressed?.closest('[data-island]');
    pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    const under = pressed?.isConnected ? pressed : around;
    under?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    lastButton()?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    if (pressed?.isConnected) pressed.click();
  },
  /** After a finger's press the browser looks again for what is under it. */
  finger: () => {
    lastButton()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    for (const type of ['mousedown', 'mouseup', 'click'])
      lastButton()?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  },
};

addEventListener('click', keepForIsland);
startIslands();

function drawCounter() {
  const html = renderToString(
    <IslandBoundary onDrawn={() => {}} onSettled={() => {}}>
      <Counter />
    </IslandBoundary>,
  );
  document.body.innerHTML = `<div data-island="counter" data-when="press">${html}</div>`;
}
const counted = () => document.querySelector('output')?.textContent;

test('each press before an island is hydrated counts, also where it goes on from the one before', async () => {
  drawCounter();
  presses.key();
  presses.key();
  await vi.waitFor(() => expect(counted()).toBe('2'));
});

test.each([
  ['key', 'as it was drawn'],
  ['key', 'changed by a translator'],
  ['mouse', 'as it was drawn'],
  ['mouse', 'changed by a translator'],
  ['finger', 'changed by a translator'],
] as const)(
  'a press by %s while an island is hydrated counts once, with its markup %s',
  async (by, markup) => {
    drawCounter();
    const isChanged = markup === 'changed by a translator';
    if (isChanged)
      for (const part of document.querySelectorAll('p, button'))
        part.innerHTML = `<font>·${part.innerHTML}</font>`;
    const { hydrateRoot: hydrate } =
      await vi.importActual<typeof import('react-dom/client')>('react-dom/client');
    const drawn = document.querySelector('button');
    // Between the beginning of the hydration and its end.
    vi.mocked(hydrateRoot).mockImplementationOnce((...given) => {
      queueMicrotask(presses[by]);
      return hydrate(...given);
    });
    drawn?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(counted()).toBe('1'));
    expect(drawn?.isConnected).toBe(!isChanged);
  },
);
