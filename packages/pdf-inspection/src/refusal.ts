import type { DocumentType } from './document-type.ts';

/** Why a document is refused; the code is stable, the message is for the client's eyes. */
export interface Refusal {
  readonly code:
    | 'document-type-mismatch'
    | 'document-has-script'
    | 'document-has-launch-action'
    | 'document-has-attachment'
    | 'document-encrypted'
    | 'document-damaged'
    | 'image-too-large';
  readonly message: string;
}

/** One document's inspection while its bytes flow by. */
export interface Inspection {
  /** Sees the next bytes, in order. Returns a refusal as soon as one is certain, and then at every call. */
  push(chunk: Buffer): Refusal | undefined;
  /** After the last byte. */
  end(): Refusal | undefined;
  /** Sniffed, once enough bytes came: the first 1024, or all of a smaller document. */
  readonly type: DocumentType | undefined;
  /**
   * After an `end` that found nothing: what has to see all bytes once more, from the first, before the document may
   * pass. Its end is told in the document's last bytes how an encrypted part before it is read.
   */
  readonly secondLook: Inspection | undefined;
}

/** What walks through one kind of document; the type is known by then. */
export interface Walker extends Pick<Inspection, 'push' | 'end'> {
  readonly secondLook?: Walker | undefined;
}

const refusal = (code: Refusal['code'], message: string): Refusal => ({ code, message });

const printAnew = 'Please open it, print it to a new PDF (“Save as PDF”) and send that one.';

/** `found` says what the file is, `wanted` what to do. */
export const typeMismatch = (found: string, wanted: string) =>
  refusal('document-type-mismatch', `${found} ${wanted}`);

/** `why` is the end of the sentence “This file cannot be read: …”. */
export const damaged = (why: string) =>
  refusal(
    'document-damaged',
    `This file cannot be read: ${why}. Please save it again and send the new copy.`,
  );

/** For a PDF that is sound perhaps, but written so that its parts cannot all be looked at. */
export const uncheckable = (why: string) =>
  refusal('document-damaged', `This PDF cannot be checked: ${why}. ${printAnew}`);

export const foreignContent = (what: string) =>
  refusal('document-damaged', `This file holds ${what} besides the document. ${printAnew}`);

export const foreignInPicture = (what: string) =>
  refusal(
    'document-damaged',
    `This file holds ${what} besides the picture. Please send a copy without it: a screenshot of the picture will do.`,
  );

export const foreignTrailer = (what: string) =>
  refusal(
    'document-damaged',
    `${what} follows the picture in this file. Please send a copy without it: a screenshot of the picture will do.`,
  );

export const refusals = {
  script: refusal('document-has-script', `This PDF contains a program. ${printAnew}`),
  interactiveForm: refusal('document-has-script', `This PDF is a form that runs programs. ${printAnew}`),
  launch: refusal('document-has-launch-action', `This PDF can start other programs. ${printAnew}`),
  attachment: refusal('document-has-attachment', `This PDF has other files attached to it. ${printAnew}`),
  encrypted: refusal(
    'document-encrypted',
    'This PDF opens only with a password. Please save it without a password and send that copy.',
  ),
  encryptedUnusually: refusal(
    'document-encrypted',
    'This PDF is encrypted in a way that cannot be checked. Please save it without protection and send that copy.',
  ),
  imageTooLarge: refusal(
    'image-too-large',
    'This picture has more than 100 megapixels. Please send a smaller one.',
  ),
} as const;
