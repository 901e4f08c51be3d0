import { beforeEach, expect, test, vi } from 'vitest';
import { messageFromMap, messageToMap } from './map-messages.ts';

const frame = {} as Window;
const name = 'rivermark-map';
const projects = ['nocatee'] as const;
const event = (data: unknown, origin = 'https://site.example', source: unknown = frame) =>
  ({ data, origin, source }) as MessageEvent;

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://site.example' });
});

test('a message of the map is believed only from its frame and origin', () => {
  const ask = { name, type: 'ask', project: 'nocatee' };
  expect(messageFromMap(event(ask), frame, projects)).toEqual({ type: 'ask', project: 'nocatee' });
  expect(messageFromMap(event(ask, 'https://evil.example'), frame, projects)).toBeUndefined();
  expect(messageFromMap(event(ask, undefined, {}), frame, projects)).toBeUndefined();
  expect(messageFromMap(event(ask, undefined, null), undefined, projects)).toBeUndefined();
});

test.each([undefined, null, 7, 'choice', {}, { name }, { name, type: 'ask', project: 'atlantis' }])(
  '%j is no message',
  (data) => {
    expect(messageFromMap(event(data), frame, projects)).toBeUndefined();
    expect(messageToMap(event(data), frame, projects)).toBeUndefined();
  },
);

test('a choice is taken over as far as it is ours', () => {
  const data = { name, type: 'choice', choice: { project: 'nocatee', kind: 'x' }, by: 'pin' };
  expect(messageFromMap(event(data), frame, projects)).toEqual({
    type: 'choice',
    choice: { project: 'nocatee', kind: null, stage: null },
    by: 'pin',
  });
});
