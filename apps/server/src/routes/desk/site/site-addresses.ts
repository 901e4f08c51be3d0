import { idOfFile } from '@rivermark/content/edit';
import { homeIdIn } from '../../../content-editing/home-files.ts';
import { previewName } from '../../../content-editing/previews.ts';

/** The section of the desk in which the agent changes her site. */
export const SITE = '/desk/site';

export const homeAddress = (id: string): string => `${SITE}/homes/${encodeURIComponent(id)}`;
export const changesAddress = (id: string): string => `${homeAddress(id)}/changes`;
export const photosAddress = (id: string): string => `${homeAddress(id)}/photos`;

/** The page on which a file is changed. */
export function editAddress(file: string): string {
  const home = homeIdIn(file);
  return home === undefined ? `${SITE}/files/${encodeURIComponent(idOfFile(file))}` : homeAddress(home);
}

export const previewAddress = (file: string): string =>
  `${SITE}/see/${encodeURIComponent(previewName(file))}`;
export const HISTORY = `${SITE}/history`;
export const shelfAddress = (shelf: string): string => `${SITE}/more/${shelf}`;
