import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { masterHash, masters, readManifest } from './manifest.ts';

// script/test runs only this file of the folder. `script/redraw --check` runs the rest, which takes
// longer.
test('every master is the file that the manifest lists, and nothing else is in the folder', () => {
  const listed = Object.entries(readManifest()).flatMap(([name, { master }]) =>
    master === null ? [] : [[name, master]],
  );
  const found = readdirSync(masters).map((file) => {
    const { name } = parse(file);
    return [name, masterHash(name)];
  });
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});
