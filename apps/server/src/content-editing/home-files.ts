/** The folder of the content in which each home has a file. */
export const HOMES_FOLDER = 'content/homes';

/** An id becomes part of a path, and of an address of the site. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const isHomeId = (id: string): boolean => ID.test(id);

export const fileOfHome = (id: string): string => `${HOMES_FOLDER}/${id}.yaml`;

/** The home whose file this is; undefined for any other file. */
export function homeIdIn(file: string): string | undefined {
  if (!file.startsWith(`${HOMES_FOLDER}/`) || !file.endsWith('.yaml')) return undefined;
  const id = file.slice(HOMES_FOLDER.length + 1, -'.yaml'.length);
  return isHomeId(id) ? id : undefined;
}
