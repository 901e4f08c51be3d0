import { join } from 'node:path';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { programName } from '../config/program-name.ts';
import { programId, releaseFolder } from '../config/release.ts';
import { readConfig } from '../config.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import { drawBuiltSite } from '../publishing/draw-built-site.ts';
import { publish } from '../publishing/publish.ts';

const usage = `Usage: ${programName('publish')} [--built FOLDER]
Makes the site live without a restart: the one of this release, or the built site in FOLDER.`;

/** So many addresses are named; of more only the number is said. */
const MOST_NAMED = 8;

async function run(args: string[]): Promise<void> {
  const [option, built, ...rest] = args;
  const isBuilt = option === '--built' && built !== undefined;
  if ((args.length > 0 && !isBuilt) || rest.length > 0) throw new Error(usage);
  const release = releaseFolder();
  const folder = built ?? (release && join(release, 'site'));
  if (folder === undefined) throw new Error(usage);
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir, config.secretKeys !== undefined);
  const began = performance.now();
  const { version, changedPages, pages } = await publish(
    {
      dataDir: config.dataDir,
      servedAs: { publicUrl: config.siteOrigin ?? config.publicUrl, marksSamples: config.markSamples },
      program: programId(),
      clock: Date.now,
    },
    drawBuiltSite(folder, dateInJacksonville(Date.now())),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (changedPages.length === 0) {
    console.log(`No page has changed. Version ${version} is live.`);
    return;
  }
  const named = changedPages.length > MOST_NAMED ? '' : `: ${changedPages.join(', ')}`;
  console.log(
    `Version ${version} is live after ${seconds} s. ${changedPages.length} of ${pages} pages have changed${named}.`,
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const { code } = error as { code?: string };
  console.error(error instanceof Error ? `${error.message}${code ? ` (${code})` : ''}` : String(error));
  process.exit(1);
});
