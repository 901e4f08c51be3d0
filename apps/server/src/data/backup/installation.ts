import { randomUUID } from 'node:crypto';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const FILE = 'installation.json';

const installationSchema = z.object({
  /** Made by chance, once for a data directory: a restored one has its own. */
  id: z.uuid(),
  /** Where a whole backup of it was left. */
  places: z.array(z.string()),
});

/** Identifies the data directory that backups come from, and lists where it left them. */
export type Installation = z.infer<typeof installationSchema>;

async function write(dataDir: string, installation: Installation): Promise<Installation> {
  const path = join(dataDir, FILE);
  // Whole or not at all: a new id would be refused by its own place.
  const file = await open(`${path}.next`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(installation)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(`${path}.next`, 0o600);
  await rename(`${path}.next`, path);
  return installation;
}

/** The one of a data directory; made where there is none, or what is there says nothing. */
export async function installationIn(dataDir: string): Promise<Installation> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    found = undefined;
  }
  const { success, data } = installationSchema.safeParse(found);
  return success ? data : write(dataDir, { id: randomUUID(), places: [] });
}

/** Keeps in mind that a whole backup lies there. */
export async function rememberPlace(dataDir: string, place: string): Promise<void> {
  const { id, places } = await installationIn(dataDir);
  if (!places.includes(place)) await write(dataDir, { id, places: [...places, place] });
}
