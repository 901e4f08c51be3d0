import { expect, test } from 'vitest';
import { sampleFaults } from './samples.ts';

test('samples are listed each by its place, the identity by its fields', () => {
  expect(sampleFaults([], [])).toEqual([]);
  const [identity, content] = sampleFaults(
    ['phone', 'email'],
    ['content/homes/avondale-tudor.yaml', 'content/market.yaml, trends, inventory'],
  );
  expect(identity).toMatch(/^content\/site\.yaml still holds the sample identity; fill in phone, email /);
  expect(content).toMatch(/^2 homes and figures are still a sample; /);
  expect(content).toContain(
    '\n  - content/homes/avondale-tudor.yaml\n  - content/market.yaml, trends, inventory',
  );
  expect(sampleFaults([], ['content/homes/a.yaml'])[0]).toMatch(/^One home or figure is still a sample/);
});
