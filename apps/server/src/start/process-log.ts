import { writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

/** Some hundred lines. Where more is said at once, it takes several writes. */
const BUFFER_BYTES = 64 * 1024;
/** The most UTF-8 bytes for one JavaScript character. */
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

/** How long an ordinary line waits for others. A killed process loses these. */
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
 * Writes the process's log to standard output. Ordinary lines, mostly of requests, are batched, as
 * one write each costs as much as a page. They are kept as bytes, because long-lived strings cost
 * the garbage collector more. Warnings and errors flush at the end of the event loop's turn.
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
