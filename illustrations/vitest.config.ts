import { defineConfig } from 'vitest/config';

/** The drawings' own checks, run by `script/redraw --check`. */
export default defineConfig({
  test: { include: ['illustrations/**/*.test.ts'], maxWorkers: 2 },
});
