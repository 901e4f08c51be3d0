import { programName } from '../config/program-name.ts';
import { readConfig } from '../config.ts';
import { newestFitting } from '../db/copy-before-migrating.ts';
import { siteContent } from '../start/built-content.ts';

const usage = `Usage: ${programName('upgrade-copy')}
  Prints the newest copy of before an upgrade, in DATA_DIR, that no newer version has changed.`;

function run(args: string[]): void {
  if (args.length > 0) throw new Error(usage);
  const { dataDir } = readConfig(process.env, siteContent());
  const copy = newestFitting(dataDir);
  if (!copy) {
    throw new Error(
      `None of the copies in ${dataDir} is of this version or an older one. A backup of before the upgrade may be: ${programName('restore')} … --before TIME.`,
    );
  }
  console.log(copy);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
