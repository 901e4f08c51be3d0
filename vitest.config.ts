import { defineConfig } from 'vitest/config';

const isShared = process.env.TEST_STORES?.startsWith('postgres') === true;
/** Of what is promised over shared stores alone: no test of theirs is for the embedded ones. */
const forSharedStores = '**/several-machines*.int.test.ts';

export default defineConfig({
  test: {
    include: ['{apps,packages,illustrations,e2e,script}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(isShared ? [] : [forSharedStores])],
    globalSetup: ['packages/content/make-for-tests.ts', 'apps/server/test/stores-for-run.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
