import { writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

/** Some hundred lines. Where more is said at once, it takes several writes. */
const BUFFER_BYTES = 64 * 1024;
/** Of a letter in UTF-8, as JavaScript counts letters. */
const MOST_BYTES_OF_LETTER = 3;

/** The time of a line; many lines have the same millisecond. */
function timeOfLine(): () => string {
  let last = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) {
      last = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/** So long an ordinary line waits for others; that much of them is lost with a process that is killed. */
const GATHERED_MS = 100;
const ORDINARY = `{"level":${pino.levels.values.info},`;

/** How long to wait for a reader of the log that is behind. */
const BEHIND_MS = 10;

/**
 * Writes bytes to standard output. If its disk is full, the lines are lost and the site goes on.
 */
function createOutput(): (bytes: Buffer) => void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  let isTorn = false;
  return (bytes) => {
    try {
      if (isTorn) writeSync(1, '\n');
      isTorn = false;
      for (let at = 0; at < bytes.length; ) {
        try {
          at += writeSync(1, bytes, at);
          isTorn = at < bytes.length;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
          Atomics.wait(pause, 0, 0, BEHIND_MS);
        }
      }
    } catch {
      // There is nowhere to tell of it.
    }
  };
}

/**
 * The log of the process, on its standard output. Ordinary lines, of requests above all, are gathered for a moment, because a
 * write for each costs as much as a page; as bytes, because strings that live so long cost the collector more than the write. A
 * warning or an error is written at the end of its turn of the event loop, with all that was said before it.
 */
export function processLog(): Logger {
  const output = createOutput();
  const gathered = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  let isUrgent = false;
  const pass = () => {
    if (length > 0) output(gathered.subarray(0, length));
    length = 0;
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    isUrgent = false;
    pass();
  };
  // Also when the process ends in the middle of a turn.
  process.on('exit', flush);
  const write = (line: string) => {
    const most = line.length * MOST_BYTES_OF_LETTER;
    if (length + most > BUFFER_BYTES) pass();
    if (most > BUFFER_BYTES) output(Buffer.from(line));
    else length += gathered.write(line, length);
    if (line.startsWith(ORDINARY)) timer ??= setTimeout(flush, GATHERED_MS).unref();
    else if (!isUrgent) {
      isUrgent = true;
      setImmediate(flush);
    }
  };
  return pino({ base: null, timestamp: timeOfLine() }, { write });
}
