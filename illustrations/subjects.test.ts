import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BRASS, INK, PAPER } from './kit/ink.ts';
import { masterHash, masters, readManifest, sheetHash } from './manifest.ts';
import { subjects } from './subjects.ts';

const manifest = readManifest();
const shown = Object.entries(subjects).flatMap(([name, { unused }]) => (unused ? [] : [name]));

/** Every paint of a drawing, each once. */
function paintsOf(svg: string): ReadonlySet<string> {
  return new Set(
    Array.from(svg.matchAll(/ (?:fill|stroke|stop-color)="([^"]*)"/g), ([, paint = '']) => paint),
  );
}

/**
 * A drawing's width on a phone of 390 px, and the height of capitals as a share of their type size.
 */
const [ON_PHONE, CAPITALS] = [350, 0.7];

/** The smallest lettering of a drawing on such a phone, in pixels of type. */
function leastLettering(svg: string, wide: number): number {
  const sizes = Array.from(
    svg.matchAll(/ scale\(([\d.]+)\)"><path [^>]*stroke-linejoin="round"/g),
    ([, size]) => Number(size),
  );
  return ((Math.min(...sizes) / CAPITALS) * ON_PHONE) / wide;
}

test('each subject that is shown has a master, and each master a subject', () => {
  expect(
    readdirSync(masters)
      .map((file) => parse(file).name)
      .sort(),
  ).toEqual(shown.sort());
});

test('of each view is said what no frame may cut of it; plates, plans and small drawings are always shown whole', () => {
  const views = shown.filter((name) => !/^(plate|option)-|^not-found$|-plan(-tall)?$|-view-/.test(name));
  // All hours of the river have the same frames.
  const boxes = new Set(views.map((name) => name.replace(/^hero-(dawn|day|night)/, 'hero')));
  const said = JSON.parse(readFileSync(join(import.meta.dirname, 'focus-boxes.json'), 'utf8'));
  expect(Object.keys(said).sort()).toEqual([...boxes].sort());
});

test('what is drawn in pen and wash takes paper, ink and brass from the kit, and the kit from the brand', () => {
  const inPen = globSync(
    '{kit/ink.ts,kit/lettering.ts,kit/{elevation,plan}/*.ts,drawings/{plates,plans}/*.ts,drawings/not-found.ts}',
    {
      cwd: import.meta.dirname,
    },
  );
  expect(inPen.length).toBeGreaterThan(20);
  const colors = new RegExp([BRASS, PAPER, INK].join('|'), 'i');
  const writtenOut = inPen.filter((file) =>
    colors.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(writtenOut).toEqual([]);
});

describe.each(Object.entries(subjects))('%s', (name, { draw }) => {
  test('its master shows what it draws now, whole, and it uses only what it defines, each name once', () => {
    const sheet = draw();
    const svg = sheet.toString();
    expect(manifest[name], 'the drawing or its master changed: run script/redraw').toEqual({
      sheet: sheetHash(name, svg),
      master: masterHash(name),
    });
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
    for (const paint of paintsOf(svg)) expect(paint).toMatch(/^(#[0-9a-f]{6}|none|url\(#[\w-]+\))$/i);
    // The landscape sheet of a plan is only for wide pages.
    if (/^plate-|^not-found$|-plan-tall$/.test(name))
      expect(leastLettering(svg, sheet.w), 'its least letters on a phone').toBeGreaterThanOrEqual(9);
    const names = Array.from(svg.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    expect(new Set(names).size).toBe(names.length);
    const used = new Set(Array.from(svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g), ([, a, b]) => a ?? b));
    expect([...used].filter((id) => !names.includes(id))).toEqual([]);
  });
});
