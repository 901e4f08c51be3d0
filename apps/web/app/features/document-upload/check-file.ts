import { type DocumentType, documentMessages, MAX_DOCUMENT_BYTES } from '@rivermark/contracts/documents';

/** Enough to know each of the accepted types by. */
const HEAD_BYTES = 1024;

const beginnings: readonly (readonly [DocumentType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

const endings: Readonly<Record<DocumentType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

/** What the first bytes of a file say it is; undefined for everything that is not accepted. */
export function typeOfContent(head: Uint8Array): DocumentType | undefined {
  const picture = beginnings.find(([, bytes]) => bytes.every((byte, place) => head[place] === byte))?.[0];
  if (picture) return picture;
  // Portals sometimes put a few bytes before a PDF. The service decides if they are harmless.
  return new TextDecoder('latin1').decode(head.subarray(0, HEAD_BYTES)).includes('%PDF-')
    ? 'application/pdf'
    : undefined;
}

const unreadable = { description: 'This file cannot be read. Please choose it again, or another one.' };

export type CheckedFile =
  /** The same file, saying the type that its content has. */
  | { readonly file: File }
  /** With a toast, or, where the file cannot be read at all, with a message only. */
  | { readonly fault: { readonly title?: string; readonly description: string } };

const isPicture = ({ type }: File) => type.startsWith('image/');

/**
 * Checks what was chosen for a field. Two pictures are combined by `combine`; otherwise only the
 * first file counts.
 */
export async function checkChoice(
  files: readonly File[],
  accepts: readonly DocumentType[],
  combine: (front: File, back: File) => Promise<File>,
): Promise<CheckedFile> {
  const [front, back] = await Promise.all(files.map((file) => checkFile(file, accepts)));
  if (!front || 'fault' in front || !back || !isPicture(front.file)) return front ?? { fault: unreadable };
  if ('fault' in back || !isPicture(back.file)) {
    return 'fault' in back ? back : { fault: documentMessages.wrongType };
  }
  try {
    return { file: await combine(front.file, back.file) };
  } catch {
    return { fault: unreadable };
  }
}

/** Checks a file against a field's types, by name and by content, and against the size limit. */
export async function checkFile(file: File, accepts: readonly DocumentType[]): Promise<CheckedFile> {
  if (file.size > MAX_DOCUMENT_BYTES) return { fault: documentMessages.tooLarge };
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return { fault: unreadable };
  }
  const type = typeOfContent(head);
  if (!type || !accepts.includes(type) || !accepts.some((accepted) => endings[accepted].test(file.name))) {
    return { fault: documentMessages.wrongType };
  }
  return { file: file.type === type ? file : new File([file], file.name, { type }) };
}
