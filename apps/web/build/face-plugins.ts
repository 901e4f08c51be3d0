import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { cutFaces, lettersIn } from './cut-faces.ts';

/** Every letter that the code of the pages may write. */
export const lettersOfCode = (project: string): string =>
  lettersIn(
    globSync(['packages/content/src/**/*.ts', 'apps/web/app/**/*.{ts,tsx,css}'], {
      cwd: project,
      exclude: ['**/node_modules/**', '**/*.test.*'],
    }).map((file) => readFileSync(join(project, file), 'utf8')),
  );

/** For development: gives style sheets the faces, cut to these letters. */
export const cutFacesPlugin = (letters: string, cache: string): Plugin => ({
  name: 'cut-faces',
  async config() {
    const [first = ''] = (await cutFaces(letters, cache)).values();
    return { resolve: { alias: [{ find: /^@faces\//, replacement: `${dirname(first)}/` }] } };
  },
});
