import type { HomeFile } from '../schema/home.ts';
import { type Settings, SettingsSchema } from '../schema/settings.ts';
import { neighborhoods } from '../src/neighborhoods.ts';
import { ContentFolder, type Entry } from './content-folder.ts';
import type { Fault } from './fault.ts';
import { readHomes } from './homes.ts';
import { picturesMissing, readPhotos } from './pictures.ts';

/** Everything that `content/` says, as its schemas have it. */
export interface Content {
  readonly settings: Settings;
  readonly homes: readonly Entry<HomeFile>[];
  /** The name of each neighborhood by its id. */
  readonly neighborhoodNames: ReadonlyMap<string, string>;
}

/** Reads and checks the content of the project at `root`: it, or everything that is wrong with it. */
export function readContent(root: string): { content: Content } | { faults: readonly Fault[] } {
  const folder = new ContentFolder(root);
  const settings = folder.file('content/settings.yaml', SettingsSchema);
  const neighborhoodNames = new Map<string, string>(neighborhoods.map(({ slug, name }) => [slug, name]));
  const homes = readHomes(folder, neighborhoodNames);
  const photos = readPhotos(folder, root);
  picturesMissing(
    folder,
    root,
    photos,
    homes.map(({ id, source, data }) => ({ id, source, illustrated: data.illustration !== undefined })),
  );
  if (folder.faults.length > 0 || !settings) return { faults: folder.faults };
  return { content: { settings: settings.data, homes, neighborhoodNames } };
}
