import { expect, test } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

test('an answer in time is passed on, a refusal as it came', async () => {
  await expect(withTimeLimit(Promise.resolve('OK'), 1000)).resolves.toBe('OK');
  await expect(withTimeLimit(Promise.reject('The service ID is required'), 1000)).rejects.toBe(
    'The service ID is required',
  );
});

test('a service that never answers is a failure, not an endless wait', async () => {
  await expect(withTimeLimit(new Promise(() => {}), 5)).rejects.toThrow('No answer within 0.005 s');
});
