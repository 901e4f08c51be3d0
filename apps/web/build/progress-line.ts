const LINE_MS = 5000;

/** The used part of `process.stderr`. */
interface Output {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const timeLeft = (ms: number) => {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/**
 * Shows a long task's progress: on a terminal in one line that is overwritten, elsewhere in a plain
 * line every five seconds and at the end. Call the returned function after each part. A task that
 * ends within a moment prints nothing.
 */
export function progressLine(
  what: string,
  { output = process.stderr as Output, now = Date.now } = {},
): (done: number, all: number) => void {
  const started = now();
  let said = started;
  return (done, all) => {
    const passed = now() - started;
    const isLast = done === all;
    const isDue = output.isTTY ? passed > 500 : now() - said >= LINE_MS || (isLast && said > started);
    if (!isDue) return;
    said = now();
    const left = isLast
      ? `done in ${timeLeft(passed)}`
      : `about ${timeLeft((passed / done) * (all - done))} left`;
    const line = `${what}: ${done} of ${all}, ${left}`;
    output.write(output.isTTY ? `\r\x1b[2K${line}${isLast ? '\n' : ''}` : `${line}\n`);
  };
}
