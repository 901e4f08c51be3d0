import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { subjects } from './subjects.ts';

const masters = join(import.meta.dirname, 'masters');
const hash = (svg: string) => createHash('sha256').update(svg).digest('hex');

/** Everything that a drawing is painted with, each once. */
function paintsOf(svg: string): ReadonlySet<string> {
  return new Set(
    Array.from(svg.matchAll(/ (?:fill|stroke|stop-color)="([^"]*)"/g), ([, paint = '']) => paint),
  );
}

test.each(readdirSync(masters))('the master %s has a drawing', (file) => {
  expect(Object.keys(subjects)).toContain(parse(file).name);
});

describe.each(Object.entries(subjects))('%s', (_, { draw }) => {
  test('is the same whenever it is drawn, and whole', () => {
    const svg = draw().toString();
    expect(hash(draw().toString())).toBe(hash(svg));
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
    for (const paint of paintsOf(svg)) expect(paint).toMatch(/^(#[0-9a-f]{6}|none|url\(#[\w-]+\))$/i);
  });

  test('uses only what it defines, and defines each name once', () => {
    const svg = draw().toString();
    const names = Array.from(svg.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    expect(new Set(names).size).toBe(names.length);
    const used = new Set(Array.from(svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g), ([, a, b]) => a ?? b));
    expect([...used].filter((id) => !names.includes(id))).toEqual([]);
  });
});
