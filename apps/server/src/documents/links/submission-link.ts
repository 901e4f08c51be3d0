import { createHmac } from 'node:crypto';
import type { DocumentSubmissionRow } from '../../db/schema.ts';
import { sameText } from '../../same-text.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import type { DocumentDeps } from '../deps.ts';

/** Everything below it belongs to the agent, including what does not exist. */
export const AGENT_ROOM = '/agent';
/** Below which the documents of signed links lie. */
export const AGENT_PATH = `${AGENT_ROOM}/documents`;

/** What a link's key is wrapped for. */
export const linkKeyOwner = (id: string) => `link of ${id}`;

function signature(linkKey: Buffer, id: string, expiresAt: number): Buffer {
  return createHmac('sha256', linkKey).update(`${id}\0${expiresAt}`).digest();
}

/** Wraps the key that a submission's link is signed with, made new for each. */
export const wrapLinkKey = (keyring: Keyring, id: string, key: Buffer) => keyring.wrap(key, linkKeyOwner(id));

/**
 * A submission's link: its id, signed together with its end. Undefined once erased. Always the
 * same, so a repeated mail carries the same link.
 */
export function linkToken(keyring: Keyring, submission: DocumentSubmissionRow): string | undefined {
  const { id, expires_at, extended_ms, key_id, wrapped_link_key } = submission;
  if (!key_id || !wrapped_link_key) return undefined;
  const linkKey = keyring.unwrap({ keyId: key_id, wrapped: wrapped_link_key }, linkKeyOwner(id));
  // Over the first end: what was mailed before goes on opening it when it is kept for longer.
  return `${id}.${signature(linkKey, id, expires_at - extended_ms).toString('base64url')}`;
}

/** The submission behind a link. Undefined if tampered with, foreign, expired or erased alike. */
export async function submissionOfLink(
  { db, keyring, clock }: Pick<DocumentDeps, 'db' | 'keyring' | 'clock'>,
  token: string,
): Promise<DocumentSubmissionRow | undefined> {
  const [, id = '', given = ''] = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  const submission = await db
    .selectFrom('document_submission')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!submission || submission.erased_at !== null || submission.expires_at <= clock()) return undefined;
  const expected = linkToken(keyring, submission)?.split('.')[1] ?? '';
  return sameText(given, expected) ? submission : undefined;
}
