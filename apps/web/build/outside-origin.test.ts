import { expect, test } from 'vitest';
import { outsideOrigin } from './outside-origin.ts';

test('an outside service is allowed by its origin alone, and none where none is named', () => {
  expect(outsideOrigin('MAP_EMBED_URL', 'https://maps.example.com/embed?id=7#here')).toEqual([
    'https://maps.example.com',
  ]);
  expect(outsideOrigin('MAP_EMBED_URL', undefined)).toEqual([]);
  expect(outsideOrigin('MAP_EMBED_URL', '')).toEqual([]);
});

test.each(['maps.example.com/embed', 'javascript:alert(1)', 'data:text/html,map', '//maps.example.com'])(
  'the build stops at %s, with the name of the setting',
  (value) => {
    expect(() => outsideOrigin('MAP_EMBED_URL', value)).toThrow(/^MAP_EMBED_URL must be/);
  },
);
