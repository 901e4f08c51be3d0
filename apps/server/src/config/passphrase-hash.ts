const PATTERN =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{20,}={0,2})\$([A-Za-z0-9+/]{43}=?)$/;

/** What a passphrase was hashed to by scrypt, and at what cost. */
export interface PassphraseHash {
  readonly cost: { readonly ln: number; readonly r: number; readonly p: number };
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** Parses `$scrypt$ln=…,r=…,p=…$salt$hash`, both in base64; undefined if it is something else. */
export function parsePassphraseHash(text: string): PassphraseHash | undefined {
  const [, ln, r, p, salt = '', hash = ''] = PATTERN.exec(text) ?? [];
  if (!hash) return undefined;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
