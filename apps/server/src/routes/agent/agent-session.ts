import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AGENT_PATH } from '../../documents/links/submission-link.ts';
import type { Keyring } from '../../documents/sealing/keyring.ts';

const COOKIE = 'rivermark-agent';
const LIFE_MS = 30 * 60_000;

/** Remembers for half an hour that the passphrase was given for one submission. The mark fits no other. */
export interface AgentSession {
  isOpen(request: FastifyRequest, submissionId: string): boolean;
  open(reply: FastifyReply, submissionId: string): void;
}

export function createAgentSession(keyring: Keyring, publicUrl: string, hash: string): AgentSession {
  const mark = (id: string, until: string) => keyring.sign(`agent session\0${id}\0${until}\0${hash}`);
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    isOpen({ headers }, id) {
      const pattern = new RegExp(`(?:^|; )${COOKIE}=(\\d{13})\\.([A-Za-z0-9_-]{43})(?:;|$)`);
      const [, until = '', given = ''] = pattern.exec(headers.cookie ?? '') ?? [];
      if (!given || Number(until) < Date.now()) return false;
      return timingSafeEqual(Buffer.from(given), Buffer.from(mark(id, until)));
    },
    open(reply, id) {
      const until = String(Date.now() + LIFE_MS);
      reply.header(
        'set-cookie',
        `${COOKIE}=${until}.${mark(id, until)}; Path=${AGENT_PATH}; Max-Age=${LIFE_MS / 1000}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
