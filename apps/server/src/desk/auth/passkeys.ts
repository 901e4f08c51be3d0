import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { DeskDeviceRow, DeskPasskeyRow } from '../../db/auth-tables.ts';
import type { AuthDeps } from './auth-deps.ts';
import { auditDesk } from './desk-audit.ts';
import { type Arriving, type SignedIn, signIn } from './devices.ts';
import { secretHash } from './secret-hash.ts';

export type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON };

/** So long the browser waits for a finger or a face, and a challenge may be answered. */
export const CHALLENGE_MS = 5 * 60_000;
const LONGEST_NAME = 60;
/** EdDSA, ES256 and RS256, which every passkey of today has one of; by COSE's numbers. */
const ALGORITHMS = [-8, -7, -257];

/**
 * Loaded on first use. Most of its 26 MB handles manufacturers' certificates, which visitors never
 * need.
 */
const webauthn = () => import('@simplewebauthn/server');

/** The one whom all passkeys are of. */
const agentId = () => new Uint8Array(Buffer.from('rivermark agent'));

const siteOf = ({ config }: Pick<AuthDeps, 'config'>) => ({
  expectedOrigin: config.publicUrl,
  expectedRPID: new URL(config.publicUrl).hostname,
});

const transportsOf = ({ transports }: DeskPasskeyRow) => JSON.parse(transports) as string[];

/** Latest first. */
export const listPasskeys = ({ db }: Pick<AuthDeps, 'db'>): Promise<DeskPasskeyRow[]> =>
  db.selectFrom('desk_passkey').selectAll().orderBy('added_at', 'desc').orderBy('id').execute();

export async function hasPasskeys({ db }: Pick<AuthDeps, 'db'>): Promise<boolean> {
  return (await db.selectFrom('desk_passkey').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Options for a new passkey: discoverable, with a fingerprint, a face or a PIN. */
export async function additionOptions(deps: AuthDeps): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: `${deps.content().brand.name} desk`,
    rpID: siteOf(deps).expectedRPID,
    userName: deps.config.agent.address,
    userDisplayName: deps.content().identity.agentName,
    userID: agentId(),
    timeout: CHALLENGE_MS,
    excludeCredentials: (await listPasskeys(deps)).map((row) => ({
      id: row.id,
      transports: transportsOf(row),
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser needs to answer by any of our passkeys; it names none of them. */
export async function signInOptions(deps: AuthDeps): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: siteOf(deps).expectedRPID,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
}

/** Whether a challenge is answered for the first time. Also a wrong answer uses it up. */
async function useUp({ db, clock }: AuthDeps, challenge: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('desk_challenge')
    .values({ hash: secretHash(challenge), used_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * The library's errors only mean an invalid answer: malformed, another site's, or a replayed
 * counter.
 */
const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);

function parsed<T>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/**
 * Adds the passkey in `answer` (the browser's JSON) and mails the agent. False if it does not
 * answer the challenge or already exists.
 */
export async function addPasskey(
  deps: AuthDeps,
  { answer, challenge, name, by }: { answer: string; challenge: string; name: string; by: DeskDeviceRow },
): Promise<boolean> {
  const response = parsed<RegistrationResponseJSON>(answer);
  if (!(await useUp(deps, challenge)) || !response) return false;
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await orUndefined(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      ...siteOf(deps),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) return false;
  const { credential } = verified.registrationInfo;
  const { db, clock, enqueue, wakeOutbox } = deps;
  const called = oneLine(name) || by.words;
  const added = await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('desk_passkey')
      .values({
        id: credential.id,
        name: called,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        added_at: clock(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const line = { at: clock(), action: 'passkey-added', device: by.words, detail: called } as const;
    await enqueue(transaction, {
      template: 'desk-notice',
      about: String(await auditDesk(transaction, line)),
    });
    return true;
  });
  if (added) wakeOutbox();
  return added;
}

/** Whether an answer names a passkey that was added. It still has to be verified. */
export async function isOfKnownPasskey({ db }: Pick<AuthDeps, 'db'>, answer: string): Promise<boolean> {
  const id = parsed<AuthenticationResponseJSON>(answer)?.id;
  if (typeof id !== 'string') return false;
  return (
    (await db.selectFrom('desk_passkey').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** Signs a device in by a passkey's answer to a challenge; undefined where it is not right. */
export async function signInByPasskey(
  deps: AuthDeps,
  { answer, challenge, arriving }: { answer: string; challenge: string; arriving: Arriving },
): Promise<SignedIn | undefined> {
  const { db, clock, wakeOutbox } = deps;
  const response = parsed<AuthenticationResponseJSON>(answer);
  if (!(await useUp(deps, challenge)) || typeof response?.id !== 'string') return undefined;
  const passkey = await db
    .selectFrom('desk_passkey')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await orUndefined(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...siteOf(deps),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    }),
  );
  if (!verified?.verified) return undefined;
  const signedIn = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('desk_passkey')
      .set({ counter: verified.authenticationInfo.newCounter, last_used_at: clock() })
      .where('id', '=', passkey.id)
      // One that was removed, or has answered meanwhile, is looked at no more.
      .where('counter', '=', passkey.counter)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? undefined : signIn(deps, transaction, arriving, passkey.id);
  });
  if (signedIn) wakeOutbox();
  return signedIn;
}

/** `signsOut`: also ends the sessions that it started. A missing passkey is not an error. */
export async function removePasskey(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  id: string,
  { by, signsOut }: { readonly by: DeskDeviceRow; readonly signsOut: boolean },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('desk_passkey')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!gone) return;
    const at = clock();
    await auditDesk(transaction, { at, action: 'passkey-removed', device: by.words, detail: gone.name });
    if (!signsOut) return;
    const ended = await transaction
      .deleteFrom('desk_device')
      .where('passkey_id', '=', id)
      .returning('words')
      .execute();
    for (const { words } of ended) {
      await auditDesk(transaction, { at, action: 'signed-out', device: by.words, detail: words });
    }
  });
}
