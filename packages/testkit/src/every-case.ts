const { TEST_ALL } = process.env;

/** True in `script/test --all`, and for tests requested by name. */
export const triesAll = Boolean(TEST_ALL);

/** The whole list with `--all`; otherwise its examples, which alone cover the promise. */
export const everyCase = <T>(all: readonly T[], examples: readonly T[]): readonly T[] =>
  triesAll ? all : examples;
