/** The hash of each map, by the slug of its neighborhood or the id of its home. */
export type LocatorHashes = Readonly<Record<string, string>>;

/** Where the build puts a map in one frame, and where a page asks for it. */
export const locatorFile = (subject: string, frame: string, hash: string) =>
  `/assets/locator-${subject}-${frame}-${hash}.svg`;
