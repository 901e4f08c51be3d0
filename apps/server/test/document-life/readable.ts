import type { DocumentRow } from '../../src/db/schema.ts';
import type { DocumentFiles } from '../../src/documents/files/document-files.ts';
import { readDocument } from '../../src/documents/opening/read-document.ts';
import type { Keyring } from '../../src/secrets/keyring.ts';

/**
 * Which documents can be decrypted. Unchanged files with unchanged wrapped keys are not read again.
 */
export class Readable {
  /** The files, for use by everything that may change them. */
  readonly files: DocumentFiles;
  readonly #files: DocumentFiles;
  readonly #known = new Map<string, { readonly wrapped: string | null; readonly text: string }>();

  constructor(files: DocumentFiles) {
    this.#files = files;
    const touched = (id: string) => this.#known.delete(id);
    this.files = {
      ...files,
      async create(id, turn) {
        touched(id);
        return files.create(id, turn);
      },
      async resume(id, length, turn) {
        touched(id);
        return files.resume(id, length, turn);
      },
      async remove(id) {
        touched(id);
        return files.remove(id);
      },
    };
  }

  /** Throws unless it is what was sealed. */
  async textOf(row: DocumentRow, keyring: Keyring): Promise<string> {
    const known = this.#known.get(row.id);
    if (known?.wrapped === row.wrapped_key) return known.text;
    const pieces: Buffer[] = [];
    for await (const piece of readDocument({ files: this.#files, keyring }, row)) pieces.push(piece);
    const text = Buffer.concat(pieces).toString();
    this.#known.set(row.id, { wrapped: row.wrapped_key, text });
    return text;
  }

  /** Forces everything to be read again. */
  forget(): void {
    this.#known.clear();
  }
}
