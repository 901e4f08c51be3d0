import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { contentVersions } from '../src/content-versions/content-versions.ts';
import { publish } from '../src/publishing/publish.ts';
import { liveSource } from '../src/site/published-version.ts';
import { drawBuiltSite } from './draw-built-site.ts';
import { writeNumberedSite } from './numbered-site.ts';
import { type startServer, temporaryFolder } from './start-app.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of a folder, by their paths in it. */
export const textsIn = (folder: string): Texts =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * Publishes texts on a machine, over a small site that does not show them. Other tests cover
 * drawing.
 */
export function contentPublisher({
  db,
  server,
  config: { dataDir },
}: Pick<Awaited<ReturnType<typeof startServer>>, 'db' | 'server' | 'config'>) {
  const versions = contentVersions(db, server.photos);
  const built = join(temporaryFolder(), 'built');
  writeNumberedSite(built, 1);

  const publishFrom = (
    source: string,
    now: number,
    keepContent: NonNullable<Parameters<typeof publish>[0]['keepContent']>,
  ) =>
    publish(
      {
        dataDir,
        servedAs: () => ({ publicUrl: 'http://localhost:3000', marksSamples: false }),
        program: 'test',
        clock: () => now,
        keepContent,
      },
      async () => ({ ...(await drawBuiltSite(built, dateInJacksonville(now))()), source }),
    );

  async function filesOf(number: number): Promise<Texts> {
    const folder = temporaryFolder();
    const version = await versions.find(number);
    if (!version) throw new Error(`There is no version ${number}`);
    await versions.writeTo(version, folder);
    return textsIn(folder);
  }

  return {
    versions,
    filesOf,
    async publishTexts(texts: Texts, now: number): Promise<void> {
      const source = temporaryFolder();
      for (const [path, text] of Object.entries(texts)) {
        mkdirSync(dirname(join(source, path)), { recursive: true });
        writeFileSync(join(source, path), text);
      }
      const basedOn = await versions.newest();
      await publishFrom(source, now, (kept) =>
        versions.add({ ...kept, publishedBy: 'script', basedOn }, now),
      );
    },
    /** What the automatic command on a machine does. */
    async drawNewest(now = Date.parse('2026-11-27T17:00:00Z')): Promise<void> {
      const newest = await versions.newest();
      if (!newest) throw new Error('Nothing was published');
      const source = temporaryFolder();
      await versions.writeTo(newest, source, await liveSource(dataDir));
      await publishFrom(source, now, async () => newest.id);
    },
    /** The texts that this machine's site was drawn from. */
    drawnFrom: async (): Promise<Texts> => textsIn((await liveSource(dataDir))?.folder ?? ''),
  };
}
