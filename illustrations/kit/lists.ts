/** The item at `index`; throws where there is none, because a hole in a drawing should be noticed when drawing. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** Adds path data to one of several paths that are gathered side by side, one for each tone. */
export function append(paths: string[], index: number, data: string): void {
  paths[index] = nth(paths, index) + data;
}

interface TupleOf {
  2: readonly [number, number];
  3: readonly [number, number, number];
  4: readonly [number, number, number, number];
  5: readonly [number, number, number, number, number];
  6: readonly [number, number, number, number, number, number];
}

/**
 * A table of numbers written like the `points` of SVG, `'0,0 12,5 8,20'`, as rows of `size` numbers. Throws when a
 * row has another length or holds something else.
 */
export function tuples<N extends keyof TupleOf>(size: N, table: string): TupleOf[N][] {
  return table.split(' ').map((row) => {
    const numbers = row.split(',').map(Number);
    if (numbers.length !== size || numbers.some(Number.isNaN))
      throw new RangeError(`not ${size} numbers: ${row}`);
    return numbers as unknown as TupleOf[N];
  });
}
