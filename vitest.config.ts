import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,illustrations,e2e,script}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/content/make-for-tests.ts', 'apps/server/test/stores-for-run.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
