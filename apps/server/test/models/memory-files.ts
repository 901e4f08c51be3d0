import type { DocumentFiles, GrowingFile } from '../../src/documents/files/document-files.ts';

const missing = () => Object.assign(new Error('no such file'), { code: 'ENOENT' });

/**
 * Sealed documents in memory: fulfills the port's contract without system calls. For very many
 * runs.
 */
export function memoryFiles(): DocumentFiles {
  const files = new Map<string, Buffer[]>();
  const sizeOf = (pieces: readonly Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0);
  const growing = (id: string, pieces: Buffer[]): GrowingFile => {
    files.set(id, pieces);
    return {
      async write(more) {
        pieces.push(...more.map((piece) => Buffer.from(piece)));
        return sizeOf(more);
      },
      async sync() {},
      async close() {},
    };
  };
  return {
    async create(id) {
      if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('Not an id of a document');
      if (files.has(id)) throw new Error('There is one already');
      return growing(id, []);
    },
    async resume(id, length) {
      const pieces = files.get(id);
      if (!pieces) throw missing();
      return growing(id, [Buffer.concat(pieces).subarray(0, length)]);
    },
    async *read(id) {
      const pieces = files.get(id);
      if (!pieces) throw missing();
      yield Buffer.concat(pieces);
    },
    async size(id) {
      const pieces = files.get(id);
      return pieces && sizeOf(pieces);
    },
    async remove(id) {
      files.delete(id);
    },
    settlesMs: 0,
    list: async () => [...files.keys()],
  };
}
