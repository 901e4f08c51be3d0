const OURS = /^(?:.*\/)?(?=(?:apps|packages|node_modules)\/)/;
const FRAME = /^ {4}at (?:(?<what>[\w$.<>#[\] ]+) \()?(?<where>(?:file:\/\/|node:|\/)[^()\s]+:\d+:\d+)\)?$/;
const MOST_FRAMES = 12;
const MOST_CAUSES = 4;

/** One error of a chain as a log may keep it. */
interface LoggedError {
  readonly name: string;
  /** Of the system or a library, for example ENOSPC. */
  readonly code?: string;
  readonly frames: readonly string[];
}

/**
 * An error and its causes, outermost first, without a word that a visitor could have written: an error's message may
 * repeat what was entered, so only its name, its code and where in the code it arose are kept.
 */
export function errorInLog(error: unknown): readonly LoggedError[] {
  const chain: LoggedError[] = [];
  for (let one = error; one instanceof Error && chain.length < MOST_CAUSES; one = one.cause) {
    const { code } = one as { code?: unknown };
    chain.push({ name: one.name, ...(typeof code === 'string' && { code }), frames: framesOf(one) });
  }
  return chain.length > 0 ? chain : [{ name: typeof error, frames: [] }];
}

/** Where in the code it arose, with paths from the project's root on. */
function framesOf({ stack = '', message }: Error): string[] {
  // The message stands before the frames, and may have lines that look like one.
  const afterMessage = Math.max(0, stack.indexOf(message)) + message.length;
  const lines = stack.slice(afterMessage).split('\n');
  return lines.slice(0, MOST_FRAMES + 1).flatMap((line) => {
    const { what, where = '' } = FRAME.exec(line)?.groups ?? {};
    const place = where
      .replace('file://', '')
      .replace(OURS, '')
      .replace(/^\/.*\//, '');
    return place ? [what ? `${what} ${place}` : place] : [];
  });
}
