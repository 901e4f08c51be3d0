/** The mark of each neighborhood's map, by its slug. */
export type LocatorMarks = Readonly<Record<string, string>>;

/** Where the build puts a neighborhood's map in one frame, and where a page asks for it. */
export const locatorFile = (slug: string, frame: string, mark: string) =>
  `/assets/locator-${slug}-${frame}-${mark}.svg`;
