import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { releaseMadeAt } from '../config/release-made-at.ts';
import { programHealth } from './program-health.ts';

afterEach(() => void vi.unstubAllEnvs());

const at = (day: string) => Date.parse(day);
const facts = { madeAt: at('2026-11-23'), node: '24.21.0', now: at('2026-12-01') };

test('a release that is over a year old, or whose Node is mended no more, is told', () => {
  expect(programHealth(facts)).toMatchObject({
    state: 'fine',
    words: 'The release that runs is of November 23, 2026.',
  });
  expect(programHealth({ ...facts, now: at('2027-11-25') })).toMatchObject({
    state: 'attention',
    words: expect.stringContaining('over a year old'),
  });
  expect(programHealth({ ...facts, madeAt: at('2028-04-01'), now: at('2028-05-02') })).toMatchObject({
    state: 'attention',
    words: 'It runs on Node 24, unsupported since April 30, 2028.',
  });
});

test('nothing is said of what nobody knows: the age of sources, and a Node of later', () => {
  expect(programHealth({ ...facts, madeAt: undefined })).toBeUndefined();
  expect(programHealth({ ...facts, node: '99.0.0', now: at('2027-01-01') })).toMatchObject({ state: 'fine' });
});

test('a release says itself of when it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('RIVERMARK_RELEASE', undefined);
  expect(releaseMadeAt()).toBeUndefined();
  vi.stubEnv('RIVERMARK_RELEASE', folder);
  expect(releaseMadeAt()).toBeUndefined();
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ version: '2026.11.23-0a1b2c3d' }));
  expect(releaseMadeAt()).toBe(at('2026-11-23'));
});
