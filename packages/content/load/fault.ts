/** One thing that is wrong with the content, in words for the person who edits it. */
export interface Fault {
  /** From the project's root: content/homes/avondale-tudor.yaml. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The path in the file: `price`, `facts.Roof`, `features 3`. Empty for the file as a whole. */
  readonly field: string;
  /** What is wrong. */
  readonly wrong: string;
  /** What to write instead. */
  readonly write: string;
}

/** A fault in one line, as the build and `script/check-content` say it. */
export const faultInWords = ({ file, line, field, wrong, write }: Fault): string =>
  `${file}, line ${line}${field && `, ${field}`}: ${wrong}${write && ` ${write}`}`;

/** A path as a person reads it: the third of a list's entries is `features 3`. */
export const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (before, step) =>
      typeof step === 'number' ? `${before} ${step + 1}` : `${before}${before && '.'}${String(step)}`,
    '',
  );
