import { join } from 'node:path';

/**
 * For the environment of each Node that a test starts: where it finds and keeps compiled modules. To read and compile the
 * server's is most of a start, and many tests start it.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/compiled'),
} as const;
