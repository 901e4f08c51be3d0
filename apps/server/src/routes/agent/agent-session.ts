import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import { AGENT_PATH } from '../../documents/links/submission-link.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { createSignedCookie } from '../../signed-cookie.ts';

/** Remembers for half an hour that one submission's passphrase was given. Valid for no other. */
export interface AgentSession {
  isOpen(request: FastifyRequest, submissionId: string): boolean;
  open(reply: FastifyReply, submissionId: string): void;
}

export function createAgentSession(
  keyring: Keyring,
  publicUrl: string,
  hash: string,
  clock: Clock,
): AgentSession {
  const cookie = createSignedCookie(keyring, {
    name: 'rivermark-agent',
    path: AGENT_PATH,
    lifeMs: 30 * 60_000,
    secure: publicUrl.startsWith('https:'),
    boundTo: hash,
    clock,
  });
  return {
    isOpen: (request, submissionId) => cookie.read(request) === submissionId,
    open: (reply, submissionId) => cookie.set(reply, submissionId),
  };
}
