import { basename } from 'node:path';
import { programName } from '../config/program-name.ts';
import { goBack } from '../install/go-back.ts';
import { stepsBelow } from '../install/steps.ts';
import { places } from '../install/unit-files.ts';

const usage = `Usage: ${programName('go-back')} [VERSION]
  Goes back to the release that ran before, or to the one that is named: stops the service, puts the copy of the database
  from before the upgrade in its place where needed, holds back mails that may have left since, and starts.`;

function run([version, ...rest]: string[]): void {
  if (rest.length > 0 || version?.startsWith('-')) throw new Error(usage);
  if (process.getuid?.() !== 0) throw new Error('Only root may change the service.');
  const steps = stepsBelow('/', false, (line) => console.log(line));
  goBack(steps, version);
  console.log(
    `${basename(steps.target(places.current) ?? '')} runs. To come back to the newer one, install it again.`,
  );
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
