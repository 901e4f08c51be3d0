/** Compiles the mails, which are written in TSX, to what Node runs: dist/index.js and dist/gallery.js. */
import { build } from 'vite';

await build({
  root: import.meta.dirname,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    rolldownOptions: { input: { index: 'src/index.ts', gallery: 'src/gallery.ts' } },
  },
  ssr: { external: true },
});
