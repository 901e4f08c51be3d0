import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AGREEMENT_FIELD,
  MAX_DOCUMENT_BYTES,
  parseObjectName,
  type StoredField,
} from '@rivermark/contracts/documents';
import type { DocumentRow } from '../../db/schema.ts';
import { forgetDocument } from '../../erasing/forget-document.ts';
import { AppError } from '../../errors.ts';
import type { DocumentDeps } from '../deps.ts';
import { asStorageFault } from '../files/storage-fault.ts';
import { senderHash } from './sender-hash.ts';

/** What is known of a document before a byte of it is read. */
export interface Announced {
  readonly objectName: string;
  readonly address: string;
  /** For a document that the agent keeps. A client document's name says its field. */
  readonly field?: typeof AGREEMENT_FIELD;
  /** Known from the start where the upload can be resumed. In bytes. */
  readonly announcedBytes?: number;
}

/** What its sender says of a document. */
export interface SaidOfDocument {
  /** As the client's own device calls the file. */
  readonly originalName?: string | undefined;
  /** Made by the browser for one filling of the form: ties six documents together. */
  readonly clientKey?: string | undefined;
  /** All of it as TUS carries it, to be said again on request. */
  readonly uploadMetadata?: string | undefined;
}

interface Named {
  readonly field: StoredField;
  readonly fileName: string;
}

export interface Arriving extends Announced, SaidOfDocument {}

export function tooLarge(): AppError {
  return new AppError('document-too-large', 'Please upload a file smaller than 10MB.');
}

const busy = () => new AppError('object-busy', 'This document is just being received');

function readName({ objectName, field }: Pick<Announced, 'objectName' | 'field'>): Named {
  if (field) return { field, fileName: 'agreement.pdf' };
  const name = parseObjectName(objectName);
  if (!name) throw new AppError('invalid-object-name', 'This is no name of a document');
  return name;
}

/**
 * Counts a document that wants to come. Throws AppError when the name is no object's name, it is
 * too large, there is no room, or no more documents can be inspected now.
 */
export async function admitDocument(
  { quota, diskRoom, inspections, keyring }: DocumentDeps,
  announced: Announced,
): Promise<void> {
  const { address, announcedBytes } = announced;
  readName(announced);
  if (announcedBytes !== undefined && announcedBytes > MAX_DOCUMENT_BYTES) throw tooLarge();
  await diskRoom.take(0);
  await inspections.admit(senderHash(keyring, address));
  await quota.admit(address);
}

/**
 * Creates the row of an admitted document, with its own key. `isArriving`: whether an id is being
 * received right now. Throws AppError if the name is taken or the disk is full.
 */
export async function beginDocument(
  { db, files, keyring, clock }: DocumentDeps,
  arriving: Arriving,
  isArriving: (id: string) => boolean,
): Promise<{ row: DocumentRow; key: Buffer }> {
  const { objectName } = arriving;
  const name = readName(arriving);
  const taken = await db
    .selectFrom('document')
    .selectAll()
    .where('object_name', '=', objectName)
    .executeTakeFirst();
  if (taken) {
    if (taken.state !== 'receiving') throw new AppError('object-exists', 'The resource already exists');
    // What is left of an upload that was cut off goes; the client sends it again from the start.
    const isFree =
      !isArriving(taken.id) && (await forgetDocument({ db, files }, taken.id, ['receiving'], clock()));
    if (!isFree) throw busy();
  }

  const id = randomUUID();
  const key = randomBytes(32);
  const begunBy = senderHash(keyring, arriving.address);
  const row = newRow(id, arriving, name, { ...keyring.wrap(key, id), begunBy, now: clock() });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('document')
    .values(row)
    .onConflict((conflict) => conflict.column('object_name').doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw asStorageFault(error);
    });
  if (!numInsertedOrUpdatedRows) throw busy();
  return { row, key };
}

function newRow(
  id: string,
  { objectName, originalName, clientKey, announcedBytes, uploadMetadata }: Arriving,
  { field, fileName }: Named,
  { keyId, wrapped, begunBy, now }: { keyId: string; wrapped: string; begunBy: string; now: number },
): DocumentRow {
  return {
    id,
    object_name: objectName,
    field,
    original_name: originalName || fileName,
    client_key: clientKey ?? null,
    submission_id: null,
    state: 'receiving',
    resumable: announcedBytes === undefined ? 0 : 1,
    announced_bytes: announcedBytes ?? null,
    received_bytes: 0,
    sealed_bytes: 0,
    segments: 0,
    type: null,
    sha256: null,
    checks: '[]',
    marks: '[]',
    pages: null,
    key_id: keyId,
    wrapped_key: wrapped,
    created_at: now,
    stored_at: null,
    begun_by: begunBy,
    upload_metadata: uploadMetadata ?? '',
    turn: 0,
  };
}
