import { createHash, type Hash } from 'node:crypto';
import { documentSpecOf, MAX_DOCUMENT_BYTES } from '@rivermark/contracts/documents';
import { type Inspection, inspectDocument, type Refusal } from '@rivermark/pdf-inspection';
import type { DocumentRow } from '../../db/schema.ts';
import type { DocumentDeps } from '../deps.ts';
import type { GrowingFile } from '../files/document-files.ts';
import { Sealer } from '../sealing/seal.ts';
import { unseal } from '../sealing/unseal.ts';
import { tooLarge } from './begin-document.ts';
import type { InspectionSlot } from './inspections.ts';
import { noSuchUpload } from './no-such-upload.ts';
import { refusalInWords } from './refusal-in-words.ts';
import { supersededUpload } from './superseded-upload.ts';

/** An upload that can be resumed is put on stable storage whenever so much has come. */
const CHECKPOINT_BYTES = 1024 * 1024;

async function resumeFile(
  { files }: DocumentDeps,
  { id, sealed_bytes, turn }: DocumentRow,
): Promise<GrowingFile> {
  return files.resume(id, sealed_bytes, turn).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? noSuchUpload() : error;
  });
}

/**
 * Takes one document's bytes as they arrive: counts, inspects, hashes, seals and writes them. Holds
 * about two segments. Its AppErrors are for the client; the caller then forgets the document.
 */
export class DocumentWriter {
  readonly #deps: DocumentDeps;
  readonly #row: DocumentRow;
  readonly #key: Buffer;
  #file: GrowingFile;
  #slot: InspectionSlot;
  readonly #inspection: Inspection;
  readonly #hash: Hash = createHash('sha256');
  readonly #sealer: Sealer;
  #received: number;
  #sealedBytes: number;
  #confirmed: number;
  #turn: number;

  private constructor(
    deps: DocumentDeps,
    row: DocumentRow,
    key: Buffer,
    file: GrowingFile,
    slot: InspectionSlot,
  ) {
    this.#deps = deps;
    this.#row = row;
    this.#key = key;
    this.#file = file;
    this.#slot = slot;
    this.#inspection = inspectDocument(documentSpecOf(row.field).accepts);
    this.#sealer = new Sealer(key, row.id, row.segments);
    this.#received = row.received_bytes;
    this.#sealedBytes = row.sealed_bytes;
    this.#confirmed = row.received_bytes;
    this.#turn = row.turn;
  }

  /**
   * Starts a document, or resumes it where its row says. Throws AppError 'no-such-upload' if its
   * file is gone, 'inspections-busy' or 'inspection-limit', and BrokenSealError if it is damaged.
   */
  static async open(deps: DocumentDeps, row: DocumentRow, key: Buffer): Promise<DocumentWriter> {
    const slot = await deps.inspections.open(row.begun_by);
    let writer: DocumentWriter | undefined;
    try {
      if (row.sealed_bytes === 0) {
        await deps.files.remove(row.id);
        return new DocumentWriter(deps, row, key, await deps.files.create(row.id, row.turn), slot);
      }
      writer = new DocumentWriter(deps, row, key, await resumeFile(deps, row), slot);
      // What was looked at before the pause is looked at again: a verdict needs the whole document.
      for await (const plain of unseal(deps.files.read(row.id), key, row.id, { unfinished: true })) {
        await slot.push(writer.#inspection, plain);
        writer.#hash.update(plain);
      }
      return writer;
    } catch (error) {
      slot.close();
      await writer?.close();
      throw error;
    }
  }

  /** Resumes after `pause` and `close`. False if the row changed meanwhile. */
  async goOn(row: DocumentRow): Promise<boolean> {
    if (row.received_bytes !== this.#confirmed || row.sealed_bytes !== this.#sealedBytes) return false;
    const slot = await this.#deps.inspections.open(row.begun_by);
    try {
      this.#file = await resumeFile(this.#deps, row);
    } catch (error) {
      slot.close();
      throw error;
    }
    this.#slot = slot;
    this.#turn = row.turn;
    return true;
  }

  get received(): number {
    return this.#received;
  }

  async write(chunk: Buffer): Promise<void> {
    const received = this.#received + chunk.length;
    const most = this.#row.announced_bytes ?? MAX_DOCUMENT_BYTES;
    if (received > most) throw tooLarge();
    this.#refuse(await this.#slot.push(this.#inspection, chunk));
    this.#received = received;
    this.#hash.update(chunk);
    await this.#put(this.#sealer.push(chunk));
    // What is there to its last byte counts as received only once it is complete.
    const isDue = this.#received - this.#confirmed >= CHECKPOINT_BYTES && this.#received < most;
    if (this.#row.resumable && isDue) await this.pause();
  }

  /** Puts all that came on stable storage, to go on from there after whatever happens. */
  async pause(): Promise<void> {
    await this.#put(this.#sealer.flush());
    await this.#file.sync();
    await this.#record({});
    this.#confirmed = this.#received;
  }

  /** The document is whole: the last checks, then it counts as stored. */
  async complete(): Promise<void> {
    this.#refuse(this.#inspection.end());
    await this.#put(this.#sealer.finish());
    await this.#file.sync();
    const { activeContent, pages } = (await this.#lookAgain()).findings;
    const { scan } = this.#deps;
    const checks = ['content fits the type', 'whole'];
    if (this.#inspection.type === 'application/pdf') checks.push('starts no other program');
    if (scan) {
      await scan(this.#readSealed());
      checks.push('scanned for viruses');
    }
    await this.#record({
      state: 'stored',
      type: this.#inspection.type ?? null,
      sha256: this.#hash.digest('hex'),
      checks: JSON.stringify(checks),
      marks: JSON.stringify(activeContent),
      pages: pages ?? null,
      stored_at: this.#deps.clock(),
    });
  }

  /**
   * An encrypted PDF says only at its end how to read its parts. Resolves with the final
   * inspection.
   */
  async #lookAgain(): Promise<Inspection> {
    const again = this.#inspection.secondLook;
    if (!again) return this.#inspection;
    for await (const plain of this.#readSealed()) this.#refuse(await this.#slot.push(again, plain));
    this.#refuse(again.end());
    return again;
  }

  #refuse(refusal: Refusal | undefined): void {
    if (refusal) throw refusalInWords(refusal, documentSpecOf(this.#row.field).accepts);
  }

  /** If the sweep or the sender removed the document, an unreadable file is not our error. */
  async *#readSealed(): AsyncGenerator<Buffer> {
    try {
      yield* unseal(this.#deps.files.read(this.#row.id), this.#key, this.#row.id);
    } catch (error) {
      throw (await this.#lost()) ?? error;
    }
  }

  close(): Promise<void> {
    this.#slot.close();
    return this.#file.close();
  }

  async #put(sealed: Buffer[]): Promise<void> {
    if (sealed.length === 0) return;
    await this.#deps.diskRoom.take(sealed.reduce((sum, { length }) => sum + length, 0));
    this.#sealedBytes += await this.#file.write(sealed);
  }

  /** The client's error once this request no longer owns the document; undefined while it does. */
  async #lost(): Promise<Error | undefined> {
    const row = await this.#deps.db
      .selectFrom('document')
      .select(['turn', 'state'])
      .where('id', '=', this.#row.id)
      .executeTakeFirst();
    if (row && row.turn > this.#turn) return supersededUpload();
    return row?.state === 'receiving' ? undefined : noSuchUpload();
  }

  /**
   * Confirms nothing for a document that was swept, cancelled or restarted, or that another request
   * now owns, perhaps on another machine.
   */
  async #record(change: Partial<DocumentRow>): Promise<void> {
    const { numUpdatedRows } = await this.#deps.db
      .updateTable('document')
      .set({
        received_bytes: this.#received,
        sealed_bytes: this.#sealedBytes,
        segments: this.#sealer.segments,
        ...change,
      })
      .where('id', '=', this.#row.id)
      .where('state', '=', 'receiving')
      .where('turn', '=', this.#turn)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw (await this.#lost()) ?? noSuchUpload();
  }
}
