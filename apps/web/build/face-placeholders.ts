/** A face as style sheets name it, until render() has cut it. Bundlers leave these addresses as they are. */
export const FACE_PLACEHOLDER = /@faces\/([\w-]+)\.woff2/g;

/** Puts the addresses of faces in the place of their placeholders. */
export const withFaces = (css: string, addresses: ReadonlyMap<string, string>): string =>
  css.replaceAll(FACE_PLACEHOLDER, (_, name: string) => {
    const address = addresses.get(name);
    if (!address) throw new Error(`There is no face ${name}`);
    return address;
  });
