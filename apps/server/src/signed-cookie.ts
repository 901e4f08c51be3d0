import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock/clock.ts';
import { sameText } from './same-text.ts';
import type { Keyring } from './secrets/keyring.ts';

interface CookieSpec {
  readonly name: string;
  /** The browser sends it only below this path. */
  readonly path: string;
  readonly lifeMs: number;
  /** Only over https. */
  readonly secure: boolean;
  /**
   * What must be unchanged when it comes back, for example the hash of the password that it stands
   * for.
   */
  readonly boundTo: string;
  readonly clock: Clock;
}

/**
 * State in a browser's cookie that only this server can create or change, with an expiry. The
 * cookie's owner can read the text; scripts and other sites' pages cannot.
 */
export interface SignedCookie {
  /** The stored text, or undefined: missing, changed, bound to something else, or expired. */
  read(request: Pick<FastifyRequest, 'headers'>): string | undefined;
  set(reply: FastifyReply, text: string): void;
}

const PARTS = /^([A-Za-z0-9_-]*)\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/;

export function createSignedCookie(keyring: Pick<Keyring, 'sign'>, spec: CookieSpec): SignedCookie {
  const { path, lifeMs, secure, boundTo, clock } = spec;
  // Browsers accept this prefix only over https, so no network attacker can plant one.
  const name = `${secure ? '__Secure-' : ''}${spec.name}`;
  const signatureOf = (encoded: string, until: string) =>
    keyring.sign(['cookie', name, encoded, until, boundTo].join('\0'));
  return {
    read({ headers }) {
      const pair = headers.cookie?.split(/; */).find((each) => each.startsWith(`${name}=`));
      const [, encoded = '', until = '', mark = ''] = PARTS.exec(pair?.slice(name.length + 1) ?? '') ?? [];
      if (!mark || Number(until) < clock() || !sameText(mark, signatureOf(encoded, until))) return undefined;
      return Buffer.from(encoded, 'base64url').toString();
    },
    set(reply, text) {
      const encoded = Buffer.from(text).toString('base64url');
      const until = String(clock() + lifeMs);
      const value = `${encoded}.${until}.${signatureOf(encoded, until)}`;
      reply.header(
        'set-cookie',
        `${name}=${value}; Path=${path}; Max-Age=${Math.floor(lifeMs / 1000)}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
      );
    },
  };
}
