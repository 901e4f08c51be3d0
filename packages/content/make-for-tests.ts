import { join } from 'node:path';
import { faultInWords } from './load/fault.ts';
import { makeModules } from './load/make-modules.ts';

/** Before any test runs: the modules of the content as it is now. */
export default function setup(): void {
  const { faults } = makeModules(join(import.meta.dirname, '../..'), new Date());
  if (faults.length > 0) throw new Error(faults.map(faultInWords).join('\n'));
}
