import { readFileSync, type Stats, statSync } from 'node:fs';

/** The user that the server runs as. */
export interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

function userName(uid: number): string {
  try {
    const entry = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.split(':')[2] === String(uid));
    return entry?.split(':')[0] ?? String(uid);
  } catch {
    return String(uid);
  }
}

/** Root examines on behalf of the owner of the data directory; anyone else on their own behalf. */
export function serviceUser(dataDir: string): ServiceUser {
  const own = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
  const owner = own.uid === 0 ? statSync(dataDir, { throwIfNoEntry: false }) : undefined;
  const { uid, gid } = owner ?? own;
  return { uid, gid, name: userName(uid) };
}

/** Whether a user may create files in a folder, by its owner and mode. */
export function mayWrite({ uid, gid }: ServiceUser, folder: Stats): boolean {
  if (uid === 0) return true;
  const bits = folder.uid === uid ? 0o300 : folder.gid === gid ? 0o030 : 0o003;
  return (folder.mode & bits) === bits;
}
