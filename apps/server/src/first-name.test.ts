import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['María José Fernández-Núñez', 'María José'],
  ['Ada Brown', 'Ada'],
  ['ADA BROWN', 'Ada'],
  ['mary ann o’neil', 'Mary Ann'],
  ['Ludwig van Beethoven', 'Ludwig'],
  ['John Q. Public', 'John'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['McKenzie Lane', 'McKenzie'],
  ['Prince', 'Prince'],
  ['王小明', '王小明'],
  // Not clear: the whole name.
  ['Ana García López', 'Ana García López'],
  ['Ada & Ben Brown', 'Ada & Ben Brown'],
  ['Ada and Ben Brown', 'Ada and Ben Brown'],
  ['Brown, Ada', 'Brown, Ada'],
  ['Dr. Brown', 'Dr. Brown'],
  ['J. Brown', 'J. Brown'],
])('%s is greeted as %s', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
