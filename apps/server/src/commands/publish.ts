import { resolve } from 'node:path';
import { programName } from '../config/program-name.ts';
import { AppError } from '../errors.ts';
import { publishedInWords } from '../publishing/published-in-words.ts';
import { IN_PROGRESS } from '../publishing/run-publish.ts';
import { yieldToOthers } from '../publishing/yield-to-others.ts';
import { openPublisher } from '../start/open-publisher.ts';

const usage = `Usage: ${programName('publish')} [FOLDER]
Draws the site from content/ and photos/ in FOLDER and makes it live, without a restart. Without FOLDER it draws again what
is live, or for the first time what came with this program.`;

async function run([folder, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || folder?.startsWith('-')) throw new Error(usage);
  const began = performance.now();
  yieldToOthers();
  const publisher = await openPublisher({
    env: process.env,
    say: (line) => console.error(line),
    onLive: (published) => console.log(publishedInWords(published, performance.now() - began)),
    onBestPhotos: () => console.log('The new photos are now there in their best quality, too.'),
  });
  try {
    if (folder === undefined) return await publisher.drawNewest();
    const basedOn = await publisher.versions.newest();
    await publisher.publishFolder(resolve(folder), { publishedBy: 'script', basedOn });
  } finally {
    await publisher.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const { code } = error as { code?: string };
  console.error(error instanceof Error ? `${error.message}${code ? ` (${code})` : ''}` : String(error));
  process.exit(error instanceof AppError && error.code === 'publish-in-progress' ? IN_PROGRESS : 1);
});
