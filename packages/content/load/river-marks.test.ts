import { expect, test } from 'vitest';
import { riverMarkAt } from '../src/river-mark.ts';
import { ContentCopy } from './content-copy.ts';
import { loadContent } from './load-content.ts';

const today = new Date('2026-11-22T12:00:00Z');
function contentIn({ root }: ContentCopy) {
  const loaded = loadContent(root, today);
  if ('faults' in loaded) throw new Error('The copy has faults');
  return loaded.content;
}

test.each([
  ['a quay of Ortega', 30.2745, -81.7025, 'Mile 28, west bank'],
  ['San Marco', 30.3035, -81.6525, 'Mile 26, east bank'],
  ['the stadium', 30.3239, -81.6373, 'Mile 23, north bank'],
  ['the Southbank', 30.317, -81.645, 'Mile 24, south bank'],
  ['Southside, some miles off', 30.266, -81.558, 'Mile 22, 5 miles southeast'],
  ['Springfield, one mile off', 30.3445, -81.6535, 'Mile 25, 1 mile north'],
  ['Mayport, by the river rather than the ocean', 30.3925, -81.4305, 'Mile 3, east bank'],
  ['the beach, by the ocean', 30.2866, -81.3947, 'The ocean, 8 miles south of the jetties'],
  ['Fort George, north of the mouth', 30.43, -81.41, 'The ocean, 2 miles north of the jetties'],
  ['Nocatee, behind the Intracoastal', 30.1115, -81.4185, 'Mile 40, 13 miles east'],
  ['beyond the map', 29.7, -81.5, /^Mile 47, \d+ miles south/],
])('the mark of %s', (_, lat, lon, mark) => {
  expect(riverMarkAt({ lat, lon }).long).toMatch(mark);
});

test('a home has the mark of its own place, and without one its neighborhood’s', () => {
  using copy = new ContentCopy();
  const tudor = 'content/homes/avondale-tudor.yaml';
  const markOf = (id: string) => contentIn(copy).homes.find((home) => home.id === id)?.river;
  expect(markOf('avondale-tudor')).toMatchObject({ long: 'Mile\u00a027, west bank', mile: 27 });
  copy.edit(tudor, 'status: for-sale', 'place: { lat: 30.19, lon: -81.64 }\nstatus: for-sale');
  expect(markOf('avondale-tudor')).toMatchObject({ long: 'Mile\u00a034, east bank', bank: 'east' });
});

test('a neighborhood on both banks says so, and its homes name no bank', () => {
  using copy = new ContentCopy();
  const { homes, neighborhoods } = contentIn(copy);
  const long = (one: { river: { long: string } } | undefined) => one?.river.long.replaceAll('\u00a0', ' ');
  expect(long(neighborhoods.find(({ slug }) => slug === 'downtown-jacksonville'))).toBe(
    'Mile 25, both banks',
  );
  expect(long(homes.find(({ id }) => id === 'downtown-penthouse'))).toBe('Mile 25');
});
