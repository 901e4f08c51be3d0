/** The result of `work`, or undefined if it takes longer than `ms`. The work itself continues. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
