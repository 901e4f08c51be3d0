import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '@rivermark/content';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { DrawFault, Renderer } from '@rivermark/contracts/renderer';
import { AppError } from '../errors.ts';
import type { Draw, DrawnFile } from './drawing.ts';
import { filesBelow } from './files-below.ts';
import type { RendererPlaces } from './renderer-places.ts';

interface DrawContentDeps {
  /** The folder in which `content/` and `photos/` are. */
  readonly source: string;
  readonly places: RendererPlaces;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Throws if this content must not be shown, such as samples in production. */
  readonly check: (content: Content) => void;
  /** A folder that may hold compressed forms already. */
  readonly compressed?: string;
  /** Photos that were never cut are first cut quickly. */
  readonly quickPhotos: boolean;
  /** Told of what will soon be too old, and of photos that could be better. */
  readonly say: (line: string) => void;
}

/** Lists every fault of the content. */
export class FaultyContent extends AppError {
  readonly faults: readonly DrawFault[];

  constructor(faults: readonly DrawFault[]) {
    const words = faults.map((fault) => fault.words).join('\n');
    super('faulty-content', `${words}\nNothing was published, and the site stays as it was.`);
    this.faults = faults;
  }
}

/** Draws the site from its content. Throws `faulty-content` with every fault in the message. */
export const drawContent =
  ({ source, places, now, check, compressed, quickPhotos, say }: DrawContentDeps): Draw =>
  async (live) => {
    const { drawFrom, tidyCache }: Renderer = await import(pathToFileURL(places.program).href);
    const { cache } = places;
    await mkdir(cache, { recursive: true, mode: 0o700 });
    // Pictures in it are hard links to the cache, so it takes no room.
    const art = await mkdtemp(join(cache, 'art-'));
    const done = async () => {
      await rm(art, { recursive: true, force: true });
      tidyCache(cache);
    };
    try {
      const { folder, masters, encoded } = places;
      const today = new Date(now);
      const drawn = await drawFrom({
        source,
        today,
        renderer: folder,
        masters,
        encoded,
        cache,
        ...(live !== undefined && { previous: live }),
        output: art,
        quickPhotos,
        check,
      });
      if ('faults' in drawn) {
        throw new FaultyContent(drawn.faults);
      }
      for (const note of drawn.notes) say(note);
      return {
        site: drawn.site,
        day: dateInJacksonville(now),
        source,
        async *files(): AsyncGenerator<DrawnFile> {
          for (const [path, body] of drawn.files) {
            if (path === 'site.json') continue;
            if (typeof body === 'object' && 'keptFrom' in body) yield { path, ...body };
            else yield { path, body: typeof body === 'string' ? Buffer.from(body) : body };
          }
          yield* filesBelow(join(folder, 'public'), 'public');
          yield* filesBelow(art, 'public');
        },
        ...(compressed !== undefined && { compressed }),
        photosAreQuick: drawn.photosAreQuick,
        done,
      };
    } catch (error) {
      await done();
      throw error;
    }
  };
