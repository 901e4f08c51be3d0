import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { changedAt } from './changed-at.ts';

export interface CapturedMail {
  readonly id: string;
  readonly mail: Email;
}

const idShape = /^[0-9a-f-]{36}$/;

const capturedMailOf = (folder: string, id: string): string => join(folder, `${id}.eml`);

/** Missing is not an error. */
export const removeCapturedMail = (folder: string, id: string): Promise<void> =>
  rm(capturedMailOf(folder, id), { force: true });

/** The captured mails, newest first; none if there are none. */
export async function listCapturedMail(folder: string): Promise<CapturedMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: (await changedAt(capturedMailOf(folder, id))) ?? 0 })),
  );
  const newest = dated.sort((one, other) => other.at - one.at);
  const mails = await Promise.all(newest.map(({ id }) => readCapturedMail(folder, id)));
  return mails.filter((mail) => mail !== undefined);
}

/** One captured mail, or undefined. */
export async function readCapturedMail(folder: string, id: string): Promise<CapturedMail | undefined> {
  if (!idShape.test(id)) return undefined;
  const raw = await readFile(capturedMailOf(folder, id)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return raw && { id, mail: await PostalMime.parse(raw) };
}
