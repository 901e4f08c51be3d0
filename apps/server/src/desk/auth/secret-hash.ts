import { createHash } from 'node:crypto';

/** Under which a secret of 256 bits is kept: nobody gets back from it to the secret. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
