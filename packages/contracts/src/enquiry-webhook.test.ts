import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wireNames } from './email-details.ts';

test('docs/webhook.md names every detail that a receiver may find', () => {
  const words = readFileSync(join(import.meta.dirname, '../../../docs/webhook.md'), 'utf8');
  const details = /^\| `details` \|(.*)$/m.exec(words)?.[1] ?? '';
  expect([...details.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(Object.keys(wireNames));
});
