import { programName } from '../config/program-name.ts';
import { readConfig } from '../config.ts';
import { openCurrent } from '../db/open-current.ts';
import { isDatabaseThere } from '../db/open-database.ts';
import { openDocumentFiles } from '../documents/files/open-document-files.ts';
import { removeStrayFiles, strayFiles } from '../documents/retention/stray-files.ts';
import { siteContent } from '../start/built-content.ts';

const call = programName('stray-files');
const usage = `Usage:
  ${call} list
  ${call} remove ID      for good
  ${call} remove --all   every one that is listed`;

async function run([command, which, ...rest]: string[]): Promise<void> {
  const isList = command === 'list' && which === undefined;
  if (!(isList || (command === 'remove' && which)) || rest.length > 0) throw new Error(usage);
  const config = readConfig(process.env, siteContent());
  if (!isDatabaseThere(config)) throw new Error(`There is no database in ${config.dataDir}.`);
  const files = await openDocumentFiles(config.dataDir, config.documentsBucket);
  const db = await openCurrent(config);
  try {
    const strays = await strayFiles({ db, files });
    if (isList) {
      if (strays.length === 0) console.log('No files.');
      for (const id of strays) console.log(`${id}  ${await files.size(id)} bytes`);
      return;
    }
    const removed = await removeStrayFiles({ db, files }, which === '--all' ? strays : [which ?? '']);
    if (removed === 0 && which !== '--all') {
      throw new Error(`There is no file ${which} of which the database knows nothing.`);
    }
    console.log(`${removed} removed.`);
  } finally {
    await db.destroy();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
