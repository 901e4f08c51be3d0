import { connect, type Socket } from 'node:net';
import { parseClamdUrl } from '../../config/clamd-address.ts';

/** Why a scan lets a document not pass; the message is for the client's eyes. */
export interface ScanRefusal {
  readonly code: 'document-infected' | 'scan-unavailable';
  readonly message: string;
}

const infected: ScanRefusal = {
  code: 'document-infected',
  message: 'The virus scanner found something harmful in this document. Please send a clean copy.',
};
const unavailable: ScanRefusal = {
  code: 'scan-unavailable',
  message: 'The document could not be checked right now. Please try again in a few minutes.',
};

/** One document's way through the virus scanner. Nothing here ever rejects or throws. */
export interface Scan {
  /**
   * Resolves when the scanner can take more, or has stopped listening. Not for concurrent calls.
   */
  write(chunk: Buffer): Promise<void>;
  /** The verdict after the last byte. Anything but a clear "clean" refuses the document. */
  finish(): Promise<ScanRefusal | undefined>;
  /** Ends the connection; `finish` then refuses. */
  abort(): void;
}

/** In milliseconds. */
export interface ScanPatience {
  readonly connectMs: number;
  /** For the scanner to take a chunk. */
  readonly writeMs: number;
  /** For its word after the last byte; it scans only then. */
  readonly answerMs: number;
}

const ordinaryPatience: ScanPatience = { connectMs: 5000, writeMs: 15_000, answerMs: 60_000 };

/** An answer is one short line. */
const LONGEST_ANSWER = 4096;

function verdictOf(answer: string): ScanRefusal | undefined {
  if (answer === 'stream: OK') return undefined;
  return /^stream: .+ FOUND$/.test(answer) ? infected : unavailable;
}

/** Resolves with clamd's one line, or '' if there is none. Then ends the connection. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const settle = (line: string) => {
      resolve(line);
      socket.destroy();
    };
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
      const end = answer.search(/[\0\n]/);
      if (end >= 0) settle(answer.slice(0, end));
      else if (answer.length > LONGEST_ANSWER) settle('');
    });
    // A line that broke off is no answer: "stream: OK" might have gone on.
    socket.on('close', () => settle(''));
    socket.on('error', () => settle(''));
  });
}

/**
 * Starts a scan by clamd's INSTREAM at `url`, with parseClamdUrl's error for an invalid one. The
 * scanner must accept documents of at least 10 MB (StreamMaxLength, 100 MB by default). Fails
 * closed: no connection, silence, a broken line or a limit mean `scan-unavailable`.
 */
export function openScan(url: string, patience: ScanPatience = ordinaryPatience): Scan {
  const socket = connect(parseClamdUrl(url));
  const answer = answerOf(socket);
  let isOver = false;
  answer.then(() => {
    isOver = true;
  });
  const limit = (ms: number) => {
    const timer = setTimeout(() => socket.destroy(), ms);
    return () => clearTimeout(timer);
  };
  const connected = limit(patience.connectMs);
  socket.once('connect', connected);
  socket.once('close', connected);
  // z: the answer ends in a zero byte.
  socket.write('zINSTREAM\0');

  /** Resolves when what was written left for the scanner, or the connection ended. */
  const drained = async (): Promise<void> => {
    if (isOver || socket.destroyed || !socket.writableNeedDrain) return;
    const taken = limit(patience.writeMs);
    await new Promise<void>((resolve) => {
      const done = () => {
        socket.off('drain', done);
        socket.off('close', done);
        resolve();
      };
      socket.on('drain', done);
      socket.on('close', done);
    });
    taken();
  };

  return {
    async write(chunk) {
      // An empty chunk would end the stream.
      if (chunk.length === 0 || isOver || socket.destroyed) return;
      const size = Buffer.alloc(4);
      size.writeUInt32BE(chunk.length);
      socket.write(size);
      socket.write(chunk);
      await drained();
    },
    async finish() {
      if (!isOver && !socket.destroyed) socket.write(Buffer.alloc(4));
      const answered = limit(patience.answerMs);
      const verdict = verdictOf(await answer);
      answered();
      return verdict;
    },
    abort() {
      socket.destroy();
    },
  };
}
