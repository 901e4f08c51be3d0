/** What `script/test --all` tries alone: the same as another journey, at another size, in another mode or on another page. */
export const inAll = { tag: '@all' };

/** Every run tries the examples, and `script/test --all` the other cases of the list as well. */
export const inAllUnless = (isExample: boolean) => (isExample ? {} : inAll);
