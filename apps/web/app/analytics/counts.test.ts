import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sendBeacon = vi.fn();
let leave = () => {};

beforeEach(() => {
  vi.stubGlobal('__COUNTS__', true);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', (_event: string, listener: () => void) => {
    leave = listener;
  });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockReset();
});

const hidden = () => vi.stubGlobal('document', { visibilityState: 'hidden' });
const told = async () => {
  const [, body] = sendBeacon.mock.calls.at(-1) ?? [];
  return JSON.parse(body instanceof Blob ? await body.text() : '');
};

test('counts are told together when the page is left, each once', async () => {
  const { countVisit } = await import('./counts.ts');
  countVisit('view', '/');
  countVisit('quiz', 'coastal');
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
  hidden();
  leave();
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/counts');
  expect(await told()).toEqual([
    ['view', '/'],
    ['quiz', 'coastal'],
  ]);
  leave();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  countVisit('view', '/faq');
  leave();
  expect(await told()).toEqual([['view', '/faq']]);
});

test.each([
  ['Global Privacy Control', () => vi.stubGlobal('navigator', { sendBeacon, globalPrivacyControl: true })],
  ['a build with COUNTS=off', () => vi.stubGlobal('__COUNTS__', false)],
])('with %s nothing is counted and nothing is told', async (_what, set) => {
  set();
  const { countVisit } = await import('./counts.ts');
  countVisit('view', '/');
  hidden();
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
});
