/** What `work` resolves with, or undefined when it takes longer than `ms`. The work itself goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
