/**
 * A face's placeholder in stylesheets, until render() has cut it. Bundlers leave these addresses
 * unchanged.
 */
export const FACE_PLACEHOLDER = /@faces\/([\w-]+)\.woff2/g;

/** Replaces the placeholders of faces by their addresses. */
export const withFaces = (css: string, addresses: ReadonlyMap<string, string>): string =>
  css.replaceAll(FACE_PLACEHOLDER, (_, name: string) => {
    const address = addresses.get(name);
    if (!address) throw new Error(`There is no face ${name}`);
    return address;
  });
