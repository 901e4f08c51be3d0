import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { masterOf, masters, readManifest, sheetOf, sourcesOf } from './manifest.ts';
import { subjects } from './subjects.ts';

const manifest = readManifest();
const shown = Object.entries(subjects).flatMap(([name, { unused }]) => (unused ? [] : [name]));

/** Everything that a drawing is painted with, each once. */
function paintsOf(svg: string): ReadonlySet<string> {
  return new Set(
    Array.from(svg.matchAll(/ (?:fill|stroke|stop-color)="([^"]*)"/g), ([, paint = '']) => paint),
  );
}

test('each subject that is shown has a master, and each master a subject', () => {
  expect(
    readdirSync(masters)
      .map((file) => parse(file).name)
      .sort(),
  ).toEqual(shown.sort());
});

describe.each(Object.entries(subjects))('%s', (name, { draw }) => {
  test('its master was painted from the drawing as it is now', () => {
    const drawn = { sources: manifest[name]?.sources, master: manifest[name]?.master };
    expect(drawn, 'the drawing or its master changed: run script/redraw').toEqual({
      sources: sourcesOf(name),
      master: masterOf(name),
    });
  });

  test('is the same whenever it is drawn, whole, and uses only what it defines, each name once', () => {
    const svg = draw().toString();
    expect(sheetOf(name, svg)).toBe(manifest[name]?.sheet);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
    for (const paint of paintsOf(svg)) expect(paint).toMatch(/^(#[0-9a-f]{6}|none|url\(#[\w-]+\))$/i);
    const names = Array.from(svg.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    expect(new Set(names).size).toBe(names.length);
    const used = new Set(Array.from(svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g), ([, a, b]) => a ?? b));
    expect([...used].filter((id) => !names.includes(id))).toEqual([]);
  });
});
