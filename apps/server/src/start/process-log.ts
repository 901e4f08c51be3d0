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

/**
 * The log of the process, on its standard output. Ordinary lines, of requests above all, are gathered for a moment, because a
 * write for each costs as much as a page; as bytes, because strings that live so long cost the collector more than the write. A
 * warning or an error is written at the end of its turn of the event loop, with all that was said before it.
 */
export function processLog(): Logger {
  const output = pino.destination({ fd: 1, sync: true });
  const gathered = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  let isUrgent = false;
  const pass = () => {
    if (length > 0) output.write(gathered.toString('utf8', 0, length));
    length = 0;
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    isUrgent = false;
    pass();
    output.flushSync();
  };
  // Also when the process ends in the middle of a turn.
  process.on('exit', flush);
  const write = (line: string) => {
    const most = line.length * MOST_BYTES_OF_LETTER;
    if (length + most > BUFFER_BYTES) pass();
    if (most > BUFFER_BYTES) output.write(line);
    else length += gathered.write(line, length);
    if (line.startsWith(ORDINARY)) timer ??= setTimeout(flush, GATHERED_MS).unref();
    else if (!isUrgent) {
      isUrgent = true;
      setImmediate(flush);
    }
  };
  return pino({ base: null, timestamp: timeOfLine() }, { write });
}
