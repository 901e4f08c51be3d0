/** The item at `index`. Throws if there is none, so that a gap in a drawing is noticed. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** Adds path data to one of several parallel paths, one for each tone. */
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
 * A table of numbers in the notation of SVG's `points`, `'0,0 12,5 8,20'`, as rows of `size`
 * numbers. Throws if a row has another length or something else.
 */
export function tuples<N extends keyof TupleOf>(size: N, table: string): TupleOf[N][] {
  return table.split(' ').map((row) => {
    const numbers = row.split(',').map(Number);
    if (numbers.length !== size || numbers.some(Number.isNaN))
      throw new RangeError(`not ${size} numbers: ${row}`);
    return numbers as unknown as TupleOf[N];
  });
}
