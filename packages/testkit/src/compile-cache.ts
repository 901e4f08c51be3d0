import { join } from 'node:path';

/**
 * Environment for each Node that a test starts: its cache of compiled modules. Reading and
 * compiling the server's modules is most of its start, and many tests start it.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/compiled'),
} as const;
