import { statfs } from 'node:fs/promises';

/** With less than this documents may be refused within a day; inquiries go on for long. */
export const TOO_LITTLE_BYTES = 1_000_000_000;

/** Bytes that the server may still write. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
