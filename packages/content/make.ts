/**
 * Makes the modules of the content, or says everything that is wrong with it and ends with 1. With `--check` it makes
 * nothing and says that all is well.
 */
import { join } from 'node:path';
import { faultInWords } from './load/fault.ts';
import { lookAtContent, makeModules } from './load/make-modules.ts';

const check = process.argv.includes('--check');
const { faults, warnings } = (check ? lookAtContent : makeModules)(
  join(import.meta.dirname, '../..'),
  new Date(),
);
if (warnings.length > 0) {
  console.error('Please look at these months (content/settings.yaml says after how long a thing is old):\n');
  console.error(`${warnings.map((warning) => `- ${warning}`).join('\n')}\n`);
}
if (faults.length > 0) {
  const many = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
  console.error(
    `The content has ${many}${check ? '' : '; nothing was built, and the site stays as it was'}:\n`,
  );
  console.error(faults.map((fault) => `- ${faultInWords(fault)}`).join('\n'));
  process.exitCode = 1;
} else if (check) console.log('The content has no fault.');
