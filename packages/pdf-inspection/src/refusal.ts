import type { FileKind } from './file-kind.ts';

/** Why a document is refused. The codes are stable; who shows them to somebody puts them in words. */
export type RefusalCode =
  /** Nothing came. */
  | 'empty'
  /** None of the wanted types; `found` says what it looks like, where that is known. */
  | 'other-type'
  | 'needs-password'
  /** Encrypted in a way that is not read here, or that two readers could read in two ways. */
  | 'unusual-encryption'
  /** It can start another program. */
  | 'launch-action'
  | 'cut-off'
  | 'no-version'
  /** Not written as a PDF is. */
  | 'broken'
  | 'no-objects'
  | 'no-ending'
  /** Packed objects that go over the limits of what is unpacked. */
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
  /** Something else lies in or behind the document, as `found` says. */
  | 'foreign-in-pdf'
  | 'foreign-in-picture'
  | 'foreign-behind-picture';

export interface Refusal {
  readonly code: RefusalCode;
  readonly found?: FileKind | undefined;
}

export const refusalOf = (code: RefusalCode, found?: FileKind): Refusal =>
  found ? { code, found } : { code };
