import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';

/** The server's port for storing sealed documents. */
interface DocumentFiles {
  create(id: string, turn: number): Promise<GrowingFile>;
  resume(id: string, length: number, turn: number): Promise<GrowingFile>;
  read(id: string): AsyncIterable<Buffer>;
  size(id: string): Promise<number | undefined>;
  remove(id: string): Promise<void>;
  list(): Promise<string[]>;
}

interface GrowingFile {
  write(pieces: readonly Buffer[]): Promise<number>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What every adapter of the port promises. `make` gives an empty store; `again` opens the same
 * store for a new process.
 */
export function documentFilesContract(
  name: string,
  make: () => Promise<{ readonly files: DocumentFiles; readonly again: () => Promise<DocumentFiles> }>,
): void {
  describe(`document files: ${name}`, () => {
    async function written(files: DocumentFiles, id: string, pieces: readonly Buffer[]) {
      const file = await files.create(id, 0);
      for (const piece of pieces) expect(await file.write([piece])).toBe(piece.length);
      await file.sync();
      await file.close();
    }
    const content = (files: DocumentFiles, id: string) => buffer(files.read(id));

    test('what was written and synced is there for a new process, in its order', async () => {
      const { files, again } = await make();
      const id = randomUUID();
      const pieces = Array.from({ length: 40 }, () => randomBytes(30_000));
      await written(files, id, pieces);
      expect((await content(await again(), id)).equals(Buffer.concat(pieces))).toBe(true);
      expect(await (await again()).size(id)).toBe(1_200_000);
    });

    test('several pieces in one write are one after the other', async () => {
      const { files } = await make();
      const id = randomUUID();
      const file = await files.create(id, 0);
      expect(await file.write([Buffer.from('one '), Buffer.from('two')])).toBe(7);
      await file.sync();
      await file.close();
      expect((await content(files, id)).toString()).toBe('one two');
    });

    test('a document goes on after what was confirmed; what stood behind it is gone', async () => {
      const { files, again } = await make();
      const id = randomUUID();
      await written(files, id, [Buffer.from('confirmed'), Buffer.from(' and not')]);
      const file = await (await again()).resume(id, 'confirmed'.length, 1);
      await file.write([Buffer.from(', then more')]);
      await file.sync();
      await file.close();
      expect((await content(files, id)).toString()).toBe('confirmed, then more');
    });

    test('an id is created once, and one that is not there cannot go on', async () => {
      const { files } = await make();
      const id = randomUUID();
      await written(files, id, [Buffer.from('first')]);
      await expect(files.create(id, 0)).rejects.toThrow();
      expect((await content(files, id)).toString()).toBe('first');
      await expect(files.resume(randomUUID(), 1, 1)).rejects.toMatchObject({ code: 'ENOENT' });
    });

    test('what is removed is gone, and removing it again is no fault', async () => {
      const { files } = await make();
      const [id, other] = [randomUUID(), randomUUID()];
      await written(files, id, [Buffer.from('x')]);
      await written(files, other, [Buffer.from('y')]);
      expect((await files.list()).sort()).toEqual([id, other].sort());
      await files.remove(id);
      await files.remove(id);
      expect(await files.list()).toEqual([other]);
      expect(await files.size(id)).toBeUndefined();
      await expect(content(files, id)).rejects.toMatchObject({ code: 'ENOENT' });
    });

    test('an empty place lists nothing', async () => {
      expect(await (await make()).files.list()).toEqual([]);
    });

    test('a reader that stops early leaves the document as it was', async () => {
      const { files } = await make();
      const id = randomUUID();
      const bytes = randomBytes(500_000);
      await written(files, id, [bytes]);
      for await (const part of files.read(id)) {
        expect(bytes.subarray(0, part.length).equals(part)).toBe(true);
        break;
      }
      expect((await content(files, id)).equals(bytes)).toBe(true);
    });

    test('what a writer adds whose turn is over counts for nothing', async () => {
      const { files, again } = await make();
      const id = randomUUID();
      const late = await files.create(id, 0);
      await late.write([Buffer.from('first ')]);
      await late.sync();
      const next = await (await again()).resume(id, 6, 1);
      await next.write([Buffer.from('second')]);
      await next.sync();
      await next.close();
      await late.close();
      expect((await content(files, id)).toString()).toBe('first second');
      expect(await files.size(id)).toBe(12);
    });

    test('what is no id is no path', async () => {
      const { files } = await make();
      for (const id of ['../secret', 'a/b', '', '..']) await expect(files.create(id, 0)).rejects.toThrow();
    });
  });
}
