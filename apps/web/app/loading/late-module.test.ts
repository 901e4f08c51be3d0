import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateModule } from './late-module.ts';

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

test('a module is fetched once, and its value is there for React without waiting', async () => {
  const fetch = vi.fn(async () => 'module');
  const late = lateModule(fetch);
  expect(late.current()).toBe(late.load());
  await late.load();
  expect(late.current()).toMatchObject({ status: 'fulfilled', value: 'module' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what is lost once or twice is fetched again, with growing pauses', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValue('module');
  const loading = lateModule(fetch).load();
  await vi.advanceTimersByTimeAsync(499);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('module');
});

test('a failure stays one for who draws again, and ends with the next press', async () => {
  const fetch = vi.fn(lost);
  const late = lateModule<string>(fetch);
  const failed = expect(late.load()).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(1500);
  await failed;
  expect(late.current()).toMatchObject({ status: 'rejected' });
  expect(fetch).toHaveBeenCalledTimes(3);
  fetch.mockImplementation((async () => 'module') as typeof lost);
  expect(await late.load()).toBe('module');
});

test('where nobody can press, it is asked for until it comes, and at once when the network is back', async () => {
  const fetch = vi.fn(lost);
  const late = lateModule<string>(fetch, Number.POSITIVE_INFINITY);
  const loading = late.load();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const asked = fetch.mock.calls.length;
  expect(asked).toBeGreaterThan(20);
  fetch.mockImplementation((async () => 'module') as typeof lost);
  dispatchEvent(new Event('online'));
  expect(await loading).toBe('module');
  expect(fetch).toHaveBeenCalledTimes(asked + 1);
});
