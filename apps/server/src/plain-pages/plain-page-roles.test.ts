import { expect, test } from 'vitest';
import { deskPageStyle } from '../routes/desk/desk-page-style.ts';
import { plainPageRoles } from './plain-page-roles.ts';

/** Relative luminance by WCAG 2.2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colors of roles by day and by night: the values before and after the dark scheme's media
 * query.
 */
function rolesIn(css: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(css.matchAll(/--([\w-]+):(#[0-9a-f]{6})/g), ([, role = '', color = '']) => [role, color]),
  );
}
const [start = '', rest = ''] = plainPageRoles.split('@media (prefers-color-scheme:dark)', 2);
const day = rolesIn(start);
const night = new Map([...day, ...rolesIn(rest.split('}}')[0] ?? '')]);

test.each([
  ['by day', day],
  ['by night', night],
])('the server\u2019s plain pages and the desk can be read %s', (_, colors) => {
  const of = (role: string) => colors.get(role) ?? '';
  for (const ground of ['ground', 'band', 'field'])
    for (const ink of ['text', 'soft', 'title', 'link', 'label', 'fault'])
      expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  for (const [ink, ground] of [
    ['on-fill', 'fill'],
    ['on-fill', 'fill-hover'],
    ['on-fault', 'fault'],
    ['on-fault', 'label'],
    ['text', 'quiet'],
    ['cream', 'midnight'],
    ['brass-light', 'midnight'],
  ] as const)
    expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['ground', 'band', 'field'])
    expect(contrast(of('field-edge'), of(ground)), `field-edge on ${ground}`).toBeGreaterThanOrEqual(3);
});

test('every custom property that a style asks for is set', () => {
  const names = (use: RegExp) => new Set(Array.from(deskPageStyle.matchAll(use), ([, name = '']) => name));
  const set = names(/--([\w-]+):/g);
  expect([...names(/var\(--([\w-]+)\)/g)].filter((name) => !set.has(name))).toEqual([]);
});
