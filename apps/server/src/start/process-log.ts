import { type Logger, pino } from 'pino';

/** Some fifty lines. Where one turn of the event loop says more, it takes several writes. */
const BUFFER_BYTES = 8 * 1024;

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

/**
 * The log of the process, on its standard output. The lines of one turn of the event loop are written together at its end:
 * a write for each costs as much as a page.
 */
export function processLog(): Logger {
  const output = pino.destination({ fd: 1, sync: true, minLength: BUFFER_BYTES });
  let isDue = false;
  const flush = () => {
    isDue = false;
    output.flushSync();
  };
  // Also when the process ends in the middle of a turn.
  process.on('exit', flush);
  const write = (line: string) => {
    output.write(line);
    if (isDue) return;
    isDue = true;
    setImmediate(flush);
  };
  return pino({ base: null, timestamp: timeOfLine() }, { write });
}
