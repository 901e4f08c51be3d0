import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryingImport } from './retrying-import.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  vi.stubGlobal('dispatchEvent', network.dispatchEvent.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new Error('lost'));

test('a module is imported once and can then be read without waiting', async () => {
  const fetch = vi.fn(async () => 'module');
  const late = retryingImport(fetch);
  expect(late.load()).toBe(late.load());
  expect(late.arrived()).toBeUndefined();
  await late.load();
  expect(late.arrived()).toBe('module');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what is lost once or twice is fetched again, with growing pauses', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValue('module');
  const loading = retryingImport(fetch).load();
  await vi.advanceTimersByTimeAsync(499);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('module');
});

test('after a failure the next press imports it again', async () => {
  const fetch = vi.fn(lost);
  const late = retryingImport<string>(fetch);
  const failed = expect(late.load()).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(1500);
  await failed;
  expect(fetch).toHaveBeenCalledTimes(3);
  fetch.mockImplementation((async () => 'module') as typeof lost);
  expect(await late.load()).toBe('module');
});

test('where nobody can press, it is asked for until it comes, and at once when the network is back', async () => {
  const fetch = vi.fn(lost);
  const late = retryingImport<string>(fetch, Number.POSITIVE_INFINITY);
  const loading = late.load();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const asked = fetch.mock.calls.length;
  expect(asked).toBeGreaterThan(20);
  fetch.mockImplementation((async () => 'module') as typeof lost);
  dispatchEvent(new Event('online'));
  expect(await loading).toBe('module');
  expect(fetch).toHaveBeenCalledTimes(asked + 1);
});
