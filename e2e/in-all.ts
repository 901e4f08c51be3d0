/**
 * Tests that only `script/test --all` runs: another journey at another size, in another mode or on
 * another page.
 */
export const inAll = { tag: '@all' };

/** Every run tries the examples, and `script/test --all` also the other cases of the list. */
export const inAllUnless = (isExample: boolean) => (isExample ? {} : inAll);
