import { expect, test, vi } from 'vitest';
import type { DocumentWriter } from './document-writer.ts';
import { createWriterCache } from './writer-cache.ts';

/** What is kept is not looked into. */
const writer = (name: string) => ({ name }) as unknown as DocumentWriter;

test('the newest are kept, each is handed out once, and none for longer than its time', () => {
  vi.useFakeTimers();
  const kept = createWriterCache({ most: 2, forMs: 1000 });
  const [a, b, c] = [writer('a'), writer('b'), writer('c')];
  kept.keep('a', a);
  kept.keep('b', b);
  kept.keep('c', c);
  expect(kept.take('a')).toBeUndefined();
  expect(kept.take('b')).toBe(b);
  expect(kept.take('b')).toBeUndefined();
  vi.advanceTimersByTime(999);
  kept.keep('b', b);
  vi.advanceTimersByTime(1);
  expect(kept.take('c')).toBeUndefined();
  expect(kept.take('b')).toBe(b);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
