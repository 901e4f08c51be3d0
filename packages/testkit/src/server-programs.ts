import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../apps/server/src');

/** Where a program of the server has its source: the server itself, or what an operator runs beside it. */
export const sourceOf = (program: string): string =>
  join(folder, program === 'server' ? 'start/main.ts' : `commands/${program}.ts`);

/**
 * The file that Node runs for a program of the server. A run of many tests has them bundled, as a release does, and says where:
 * they then start in half of the time.
 */
export function fileOf(program: string): string {
  const { TEST_PROGRAMS } = process.env;
  return TEST_PROGRAMS ? join(TEST_PROGRAMS, `${program}.js`) : sourceOf(program);
}
