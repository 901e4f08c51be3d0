/** Published photos, each a file named by the sha256 of its bytes. */
export interface PhotoFiles {
  /**
   * Keeps a file, which may not be changed afterwards. One that is there already counts as written
   * now.
   */
  put(sha256: string, file: string): Promise<void>;
  /** Puts a photo at a new path. Throws with the code ENOENT if it is missing. */
  writeTo(sha256: string, file: string): Promise<void>;
  /** Undefined if it is missing. */
  read(sha256: string): Promise<Buffer | undefined>;
  has(sha256: string): Promise<boolean>;
  /** Every photo, and when it was last put. */
  list(): Promise<readonly KeptPhoto[]>;
  /** Missing is not an error. */
  remove(sha256: string): Promise<void>;
}

export interface KeptPhoto {
  readonly sha256: string;
  readonly writtenAt: number;
}

const SHA256 = /^[0-9a-f]{64}$/;

export const isSha256 = (name: string): boolean => SHA256.test(name);

/** The hash becomes part of a path. */
export function requireSha256(sha256: string): string {
  if (!isSha256(sha256)) throw new Error('Not the hash of a photo');
  return sha256;
}
