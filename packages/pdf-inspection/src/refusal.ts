import type { FileKind } from './file-kind.ts';

/** Why a document is refused. The codes are stable; the caller puts them in words. */
export type RefusalCode =
  /** The file has no bytes. */
  | 'empty'
  /** None of the wanted types. `found` says what it looks like, if known. */
  | 'other-type'
  | 'needs-password'
  /** Encrypted in a way that is not read here, or that two readers could read in two ways. */
  | 'unusual-encryption'
  /** It can start another program. */
  | 'launch-action'
  | 'cut-off'
  | 'no-version'
  /** Not a valid PDF. */
  | 'broken'
  | 'no-objects'
  | 'no-ending'
  /** Packed objects that exceed the unpacking limits. */
  | 'unpacks-too-far'
  | 'too-many-parts'
  | 'cannot-unpack'
  /** An object lies where only some readers would see it. */
  | 'hidden-part'
  | 'picture-cut-off'
  | 'picture-broken'
  | 'picture-without-size'
  /** More than 100 megapixels. */
  | 'picture-too-large'
  /** Other content in or behind the document, named in `found`. */
  | 'foreign-in-pdf'
  | 'foreign-in-picture'
  | 'foreign-behind-picture';

export interface Refusal {
  readonly code: RefusalCode;
  readonly found?: FileKind | undefined;
}

export const refusalOf = (code: RefusalCode, found?: FileKind): Refusal =>
  found ? { code, found } : { code };
