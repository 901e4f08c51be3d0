const { TEST_ALL } = process.env;

/** True in `script/test --all`, and for tests that were asked for by name. */
export const triesAll = Boolean(TEST_ALL);

/** The whole list where everything is tried; else its examples, which hold the promise by themselves. */
export const everyCase = <T>(all: readonly T[], examples: readonly T[]): readonly T[] =>
  triesAll ? all : examples;
