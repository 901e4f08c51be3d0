import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../apps/server/src');

/** Source of one of the server's programs: the server itself, or one for operators. */
export const sourceOf = (program: string): string =>
  join(folder, program === 'server' ? 'start/main.ts' : `commands/${program}.ts`);

/**
 * The file that Node runs for one of the server's programs. A run of many tests bundles them, as a
 * release does, and sets their folder. They then start in half the time.
 */
export function fileOf(program: string): string {
  const { TEST_PROGRAMS } = process.env;
  return TEST_PROGRAMS ? join(TEST_PROGRAMS, `${program}.js`) : sourceOf(program);
}
