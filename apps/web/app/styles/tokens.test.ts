import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandColors, brandColorsOnDark } from '@rivermark/content/brand-colors';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const stages = readFileSync(join(app, 'maps/stage-tokens.css'), 'utf8');
const known = new Set([...(tokens + stages).matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name]) => name));
const sheets = globSync('**/*.css', { cwd: app })
  // The map and the agent's viewer are documents of their own, with their own colors.
  .filter((file) => !file.endsWith('tokens.css') && !/^(maps|agent-viewer)\//.test(file))
  .map((file) => [file, readFileSync(join(app, file), 'utf8')] as const);

test.each(sheets)('%s takes colours, type sizes and durations from the tokens', (_, css) => {
  expect([...css.matchAll(/#[0-9a-f]{3,8}\b|\brgb\(\d/gi)].map(([found]) => found)).toEqual([]);
  expect([...css.matchAll(/font-size:\s*(?:\d*\.?\d+(?:px|rem)|clamp)/g)].map(([found]) => found)).toEqual(
    [],
  );
  expect(
    [...css.matchAll(/(?:transition|animation)[^;{}]*[\s,]0?\.\d+s\b/g)].map(([found]) => found),
  ).toEqual([]);
});

test.each(sheets)('%s names no token that does not exist, and no px but in a hairline', (file, css) => {
  const used = [...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name);
  // A sheet in parts gives its parts what they share.
  const whole = sheets
    .filter(([, other]) => other.includes(`@import "../${file}"`))
    .map(([, other]) => other);
  const own = new Set(
    [css, ...whole].flatMap((one) => [...one.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name]) => name)),
  );
  expect(used.filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
  expect([...css.matchAll(/font-size[^;]*\dpx/g)].map(([found]) => found)).toEqual([]);
});

const order = /^@layer ([^{;]+);$/m.exec(readFileSync(join(import.meta.dirname, 'layers.css'), 'utf8'))?.[1];

test.each(
  globSync('**/*.css', { cwd: app }).filter(
    (file) => !/(layers|site|fonts|viewer|desk|field\.deferred)\.css$/.test(file),
  ),
)('%s stands in layers and asks for widths as the validator knows them', (file) => {
  const css = readFileSync(join(app, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^@import .*;$/gm, '');
  const outermost = css.match(/^[^\s}][^{]*\{/gm)?.map((start) => start.slice(0, -2));
  expect(outermost).toBeTruthy();
  for (const start of outermost ?? [])
    expect(order?.split(', ').map((name) => `@layer ${name}`)).toContain(start);
  expect(css).not.toContain('@container');
});

/** The tokens that a selector's rule sets, by name. Colors are normalized to six digits. */
function tokensIn(css: string, selector: string): Map<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const values = new Map(
    [...rule.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const inDigits = (value: string) => {
    const parts = values.get(/^rgb\(var\(--([a-z-]+)\)\)$/.exec(value)?.[1] ?? '');
    if (parts)
      return `#${parts
        .split(' ')
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    return value.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3');
  };
  return new Map([...values].map(([name, value]) => [name, inDigits(value)]));
}

const contrasts = readFileSync(join(import.meta.dirname, 'contrast-tokens.css'), 'utf8');
test.each([
  ['brandColors', brandColors, tokensIn(tokens, ':root')],
  ['brandColorsOnDark', brandColorsOnDark, tokensIn(contrasts, ':root[data-contrast="inverted"]')],
])('mails, plain pages, icons and cards have the colours of the site: %s', (name, colors, values) => {
  // At night the palette stays and the roles change: a mail names the colour of the day.
  const roles: Readonly<Record<string, string>> = {
    river: 'focus',
    ink: 'text',
    inkSoft: 'soft',
    paper: 'ground',
    cream: 'band',
    brassDeep: 'label',
    line: 'rule',
  };
  const tokenOf = (color: string) =>
    (name === 'brandColorsOnDark' && roles[color]) ||
    color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const fromTokens = Object.keys(colors).map((color) => [color, values.get(tokenOf(color))]);
  expect(colors).toEqual(Object.fromEntries(fromTokens));
});

test.each([
  ['contrast-tokens.css', contrasts],
  ['stage-tokens.css', stages],
  ['map-colors.css', readFileSync(join(app, 'maps/map-colors.css'), 'utf8')],
])('high contrast is the same whether the visitor or the system asks for it: %s', (_, css) => {
  const chosen = tokensIn(css, ':root[data-contrast="high"]');
  expect(chosen.size).toBeGreaterThan(6);
  expect(tokensIn(css, ':root:not([data-contrast])')).toEqual(chosen);
});

test('no colour of the brand is written out in TypeScript beside them', () => {
  const root = join(app, '../../..');
  const files = globSync(
    ['apps/server/src/**/*.ts', 'apps/web/{app,build}/**/*.{ts,tsx}', 'packages/emails/src/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: ['**/*.test.ts'],
    },
  );
  expect(files.length).toBeGreaterThan(100);
  const values = [brandColors, brandColorsOnDark].flatMap(Object.values).join('|');
  const written = new RegExp(values, 'i');
  expect(files.filter((file) => written.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
