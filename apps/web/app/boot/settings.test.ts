import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFolder } from '@rivermark/content/fixtures';
import { inWords } from '@rivermark/content/in-words';
import { describe, expect, test } from 'vitest';
import {
  attributeValue,
  choices,
  defaultSettings,
  parseSettings,
  settingAttributes,
  stepFrom,
} from './settings.ts';

describe('steps', () => {
  test('text size goes from 75 to 200 percent in steps of 25', () => {
    expect(choices.fontSize).toEqual([75, 100, 125, 150, 175, 200]);
  });

  test('there is nothing below the first and above the last', () => {
    expect(stepFrom('fontSize', 100, 1)).toBe(125);
    expect(stepFrom('fontSize', 200, 1)).toBeUndefined();
    expect(stepFrom('fontSize', 75, -1)).toBeUndefined();
    expect(stepFrom('cursorSize', 100, 1)).toBe(150);
    expect(stepFrom('cursorSize', 250, 1)).toBeUndefined();
    expect(stepFrom('lineHeight', 100, -1)).toBeUndefined();
  });
});

describe('what was stored', () => {
  test.each([null, '', '{', '[]', '7', 'null', '"high"', '{"fontSize":"150"}', '{"contrast":"loud"}'])(
    '%s is read as the defaults',
    (stored) => {
      expect(parseSettings(stored)).toEqual(defaultSettings);
    },
  );

  test('is read back, and a value that makes no sense does not take the others with it', () => {
    const kept = { ...defaultSettings, fontSize: 175, contrast: 'inverted', readableFont: true };
    expect(parseSettings(JSON.stringify(kept))).toEqual(kept);
    expect(parseSettings(JSON.stringify({ ...kept, fontSize: 99, stranger: 1 }))).toEqual({
      ...kept,
      fontSize: 100,
    });
  });
});

describe('attributes', () => {
  test('every value but the default has a word of its own', () => {
    expect(Object.keys(settingAttributes)).toEqual(Object.keys(defaultSettings));
    for (const [name, values] of Object.entries(choices)) {
      const words = values.map((value) => attributeValue(name as keyof typeof choices, value));
      expect(words.filter((word) => word === undefined)).toHaveLength(1);
      expect(new Set(words).size).toBe(values.length);
    }
    expect(attributeValue('pauseAnimations', true)).toBe('paused');
    expect(attributeValue('fontSize', 100)).toBeUndefined();
    expect(attributeValue('contrast', 'high')).toBe('high');
  });

  const app = join(import.meta.dirname, '../..');
  const readers = globSync('**/*.{css,ts,tsx}', { cwd: app })
    .filter((file) => !/\.test\.|boot\/settings\.ts$/.test(file))
    .map((file) => readFileSync(join(app, file), 'utf8'));
  test.each(Object.entries(settingAttributes))('%s does something', (_, attribute) => {
    const inScript = attribute
      .slice('data-'.length)
      .replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
    const asks = new RegExp(`\\[${attribute}\\b|dataset\\.${inScript}\\b`);
    expect(readers.some((text) => asks.test(text))).toBe(true);
  });
});

test.each(Object.entries(settingAttributes))('docs/accessibility.md has %s in its table', (_, attribute) => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/accessibility.md'), 'utf8');
  expect(docs.match(/^\|.*\|$/gm)?.join('\n')).toMatch(new RegExp(`\`${attribute}[\`=]`));
});

test('the statement says how many settings there are', () => {
  const statement = join(fixtureFolder('specification'), 'content/legal/accessibility.md');
  expect(readFileSync(statement, 'utf8')).toContain(
    `opens ${inWords(Object.keys(choices).length)} settings: `,
  );
});
