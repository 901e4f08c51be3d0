import type { Picture } from './picture-data.ts';

/** Says that a drawing is one, where a visitor could take it for the picture of a home on offer; on a photo, nothing. */
export function IllustrationCaption({ picture }: { picture: Picture }) {
  return picture.illustration && <figcaption>Illustration</figcaption>;
}
