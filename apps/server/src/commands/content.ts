import { resolve } from 'node:path';
import { programName } from '../config/program-name.ts';
import { inWords } from '../content-versions/content-versions.ts';
import { bringBack, pull, push } from '../content-versions/pulled-folder.ts';
import { publishedInWords } from '../publishing/published-in-words.ts';
import { yieldToOthers } from '../publishing/yield-to-others.ts';
import { openPublisher, type Publisher } from '../start/open-publisher.ts';

const usage = `Usage: ${programName('content')} pull DIR | push DIR | versions | restore NUMBER
  pull      writes the published content/ and photos/ into DIR, as they are
  push      checks and publishes what was changed in DIR since; what others published meanwhile stays
  versions  lists what can be brought back, newest first
  restore   publishes a version again, as a new one`;

async function run([command, what, ...rest]: string[]): Promise<void> {
  const commands = { pull: runPull, push: runPush, versions: runVersions, restore: runRestore };
  const wanted = Object.entries(commands).find(([name]) => name === command)?.[1];
  if (!wanted || rest.length > 0 || (what === undefined) !== (command === 'versions')) throw new Error(usage);
  const began = performance.now();
  yieldToOthers();
  const publisher = await openPublisher({
    env: process.env,
    say: (line) => console.error(line),
    onLive: (published) => console.log(publishedInWords(published, performance.now() - began)),
    onBestPhotos: () => console.log('The new photos are now there in their best quality, too.'),
  });
  try {
    await wanted(publisher, what ?? '');
  } finally {
    await publisher.close();
  }
}

async function runPull({ versions }: Publisher, folder: string): Promise<void> {
  const { number, files } = await pull(versions, resolve(folder));
  console.log(`${Object.keys(files).length} files of version ${number} are in ${folder}.`);
}

async function runPush({ versions, publishFolder }: Publisher, folder: string): Promise<void> {
  const pushed = await push(versions, resolve(folder), (files, basedOn) =>
    publishFolder(files, { publishedBy: 'script', basedOn }),
  );
  if (!pushed) {
    console.log('Nothing was changed since the pull.');
    return;
  }
  console.log(`Published as version ${pushed.version.number}: ${pushed.version.words}`);
  if (pushed.theirs.length > 0) {
    console.log(`Others changed these files meanwhile; ${folder} has them now: ${pushed.theirs.join(', ')}.`);
  }
}

async function runVersions({ versions }: Publisher): Promise<void> {
  for (const version of await versions.list()) console.log(`${version.number}  ${inWords(version)}`);
}

async function runRestore({ versions, publishFolder }: Publisher, text: string): Promise<void> {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(usage);
  const version = await bringBack(versions, number, (files, basedOn) =>
    publishFolder(files, { publishedBy: 'script', words: `Brought back version ${number}.`, basedOn }),
  );
  console.log(`Version ${number} is live again, as version ${version.number}.`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const { code } = error as { code?: string };
  console.error(error instanceof Error ? `${error.message}${code ? ` (${code})` : ''}` : String(error));
  process.exit(1);
});
