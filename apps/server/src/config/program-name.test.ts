import { afterEach, expect, test, vi } from 'vitest';
import { programName } from './program-name.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a program is named as it was started: from the sources, or from a release', () => {
  vi.stubEnv('RIVERMARK_RELEASE', undefined);
  expect(programName('outbox')).toBe('script/outbox');
  vi.stubEnv('RIVERMARK_RELEASE', '/opt/rivermark/releases/1');
  expect(programName('outbox')).toBe('rivermark outbox');
});
