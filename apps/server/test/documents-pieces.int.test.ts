import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { newName, pdfBytes } from './documents-calls.ts';
import { startServer } from './start-app.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const PIECE_BYTES = 64 * 1024;
const SIZE = 4_000_000;
/** The current piece, the previous one, and what waits for the disk (half a megabyte). */
const MOST_HELD = 12;

/** The document in pieces; `held` counts the pieces that are still in memory. */
function inPieces() {
  const given: WeakRef<Buffer>[] = [];
  const document = pdfBytes('pieces', SIZE);
  const held = async () => {
    // Pieces released in this turn can be collected in the next.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    return given.filter((piece) => piece.deref()).length;
  };
  let mostHeld = 0;
  async function* body(): AsyncGenerator<Buffer> {
    for (let at = 0; at < document.length; at += PIECE_BYTES) {
      const piece = Buffer.from(new Uint8Array(document.subarray(at, at + PIECE_BYTES)).buffer);
      given.push(new WeakRef(piece));
      yield piece;
      if (given.length % 8 === 0) mostHeld = Math.max(mostHeld, await held());
    }
  }
  return { body: body(), length: document.length, given, mostHeld: () => mostHeld };
}

test.each(['in one go', 'by a resumable upload'])(
  'of a document that comes %s only the newest pieces are in memory',
  async (way) => {
    const { documents } = await startServer();
    const { body, length, given, mostHeld } = inPieces();
    const arriving = { objectName: newName('photoId'), address: '192.0.2.1' };
    if (way === 'in one go') await documents.receive(arriving, async () => ({ said: {}, body }));
    else {
      const id = await documents.uploads.create({ ...arriving, announcedBytes: length, uploadMetadata: '' });
      await documents.uploads.append({ id, offset: 0, address: arriving.address }, body);
    }
    expect(given.length).toBeGreaterThan(5 * MOST_HELD);
    expect(mostHeld()).toBeGreaterThan(0);
    expect(mostHeld()).toBeLessThanOrEqual(MOST_HELD);
  },
);
