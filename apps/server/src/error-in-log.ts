const OURS = /^(?:.*\/)?(?=(?:apps|packages|node_modules)\/)/;
const FRAME = /^ {4}at (?:(?<what>[\w$.<>#[\] ]+) \()?(?<where>(?:file:\/\/|node:|\/)[^()\s]+:\d+:\d+)\)?$/;
const MOST_FRAMES = 12;
const MOST_CAUSES = 4;

/** One error of a chain in its form for logs. */
interface LoggedError {
  readonly name: string;
  /** The system's or a library's code, for example ENOSPC. */
  readonly code?: string;
  readonly frames: readonly string[];
}

/**
 * An error and its causes, outermost first, without visitors' input. An error's message may repeat
 * input, so only its name, its code and its stack frames are kept.
 */
export function errorInLog(error: unknown): readonly LoggedError[] {
  const chain: LoggedError[] = [];
  for (let one = error; one instanceof Error && chain.length < MOST_CAUSES; one = one.cause) {
    const { code } = one as { code?: unknown };
    chain.push({ name: one.name, ...(typeof code === 'string' && { code }), frames: framesOf(one) });
  }
  return chain.length > 0 ? chain : [{ name: typeof error, frames: [] }];
}

/** The stack frames, with paths relative to the project's root. */
function framesOf({ stack = '', message }: Error): string[] {
  // The message precedes the frames, and may have lines that look like one.
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
