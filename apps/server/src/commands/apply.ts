import { programName } from '../config/program-name.ts';
import { ConfigError } from '../config.ts';
import { apply } from '../install/install.ts';
import { stepsBelow } from '../install/steps.ts';
import { siteContent } from '../start/built-content.ts';

const DRY_RUN = '--dry-run';
const usage = `Usage: ${programName('apply')} [${DRY_RUN}]
  Puts the settings of the installed service into effect: units, the folder for backups, owners, the front, a restart.
  Faulty settings are listed, and change nothing.
  ${DRY_RUN}  says each step, and does none`;

function run(args: string[]): void {
  const [flag] = args;
  if (args.length > 1 || (flag !== undefined && flag !== DRY_RUN)) throw new Error(usage);
  const isTrial = flag === DRY_RUN;
  if (!isTrial && process.getuid?.() !== 0) throw new Error('Only root may change the service.');
  const steps = stepsBelow('/', isTrial, (line) => console.log(line));
  for (const line of apply(steps, process.execPath, siteContent())) console.log(`\n${line}`);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof ConfigError ? `${message}\nNothing was changed.` : message);
  process.exitCode = 1;
}
