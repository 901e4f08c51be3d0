/** Makes the modules of the content, or says everything that is wrong with it and ends with 1. */
import { join } from 'node:path';
import { faultInWords } from './load/fault.ts';
import { makeModules } from './load/make-modules.ts';

const { faults } = makeModules(join(import.meta.dirname, '../..'), new Date());
if (faults.length > 0) {
  const many = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
  console.error(`The content has ${many}; nothing was built, and the site stays as it was.\n`);
  for (const fault of faults) console.error(`- ${faultInWords(fault)}`);
  process.exitCode = 1;
}
