import type { DocumentType } from '@rivermark/contracts/documents';
import type { FileKind, Refusal, RefusalCode } from '@rivermark/pdf-inspection';
import { AppError, type ErrorCode } from '../../errors.ts';

const shortNames: Record<DocumentType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
};

const kinds: Record<FileKind, string> = {
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  pdf: 'a PDF',
  heic: 'a HEIC photo',
  avif: 'an AVIF picture',
  webp: 'a WebP picture',
  gif: 'a GIF picture',
  bmp: 'a BMP picture',
  tiff: 'a TIFF picture',
  svg: 'an SVG drawing',
  picture: 'a picture',
  video: 'a video',
  office: 'a Word or Office document',
  'old-office': 'an old Word or Office document',
  'rich-text': 'a rich text document',
  postscript: 'a PostScript file',
  'web-page': 'a web page',
  zip: 'a ZIP archive',
  archive: 'an archive',
  program: 'a program',
  other: 'another file',
};

const pictures: readonly (FileKind | undefined)[] = [
  ...(['jpeg', 'png', 'heic', 'avif', 'webp', 'gif', 'bmp', 'tiff'] as const),
];

const printAnew = 'Please open it, print it to a new PDF (“Save as PDF”) and send that one.';
const withoutIt = 'Please send a copy without it: a screenshot of the picture will do.';
const damaged = (why: string) =>
  `This file cannot be read: ${why}. Please save it again and send the new copy.`;
/** For a PDF that is sound perhaps, but written so that its parts cannot all be looked at. */
const uncheckable = (why: string) => `This PDF cannot be checked: ${why}. ${printAnew}`;

function listed(types: readonly DocumentType[]): string {
  const names = types.map((type) => shortNames[type]);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');
}

function otherType(found: FileKind | undefined, accepts: readonly DocumentType[]): string {
  const target = pictures.includes(found) && accepts.includes('image/jpeg') ? 'JPEG' : listed(accepts);
  if (found) return `This looks like ${kinds[found]}. Please save it as ${target}.`;
  return `This file is none of the accepted types, whatever its name says. Please save it as ${target}.`;
}

type InWords = readonly [
  ErrorCode,
  (found: FileKind | undefined, accepts: readonly DocumentType[]) => string,
];
const broken = (words: string): InWords => ['document-damaged', () => words];

const words: Record<RefusalCode, InWords> = {
  empty: [
    'document-type-mismatch',
    (_, accepts) => `This file is empty. Please choose a ${listed(accepts)} file.`,
  ],
  'other-type': ['document-type-mismatch', otherType],
  'needs-password': [
    'document-encrypted',
    () => 'This PDF opens only with a password. Please save it without a password and send that copy.',
  ],
  'unusual-encryption': [
    'document-encrypted',
    () =>
      'This PDF is encrypted in a way that cannot be checked. Please save it without protection and send that copy.',
  ],
  'launch-action': ['document-has-launch-action', () => `This PDF can start other programs. ${printAnew}`],
  'cut-off': broken(damaged('the document is cut off')),
  'no-version': broken(damaged('it says no version of PDF that we know')),
  broken: broken(damaged('it is not written as a PDF is')),
  'no-objects': broken(damaged('there is nothing in it')),
  'no-ending': broken(damaged('its end is missing')),
  'unpacks-too-far': broken(uncheckable('it unpacks to far more than it should')),
  'too-many-parts': broken(uncheckable('it has too many parts')),
  'cannot-unpack': broken(uncheckable('a part of it cannot be unpacked')),
  'hidden-part': broken(uncheckable('a part of it lies inside another')),
  'picture-cut-off': broken(damaged('the picture is cut off')),
  'picture-broken': broken(damaged('the picture is broken')),
  'picture-without-size': broken(damaged('the picture does not say how large it is')),
  'picture-too-large': [
    'image-too-large',
    () => 'This picture has more than 100 megapixels. Please send a smaller one.',
  ],
  'foreign-in-pdf': [
    'document-damaged',
    (found) =>
      `This file holds ${found ? kinds[found] : 'something else'} besides the document. ${printAnew}`,
  ],
  'foreign-in-picture': [
    'document-damaged',
    (found) => `This file holds ${found ? kinds[found] : 'something else'} besides the picture. ${withoutIt}`,
  ],
  'foreign-behind-picture': [
    'document-damaged',
    (found) =>
      `${found === 'video' ? 'A video' : 'Something else'} follows the picture in this file. ${withoutIt}`,
  ],
};

/** Tells the client why a document was refused and what to do. `accepts`: its field's types. */
export function refusalInWords({ code, found }: Refusal, accepts: readonly DocumentType[]): AppError {
  const [errorCode, say] = words[code];
  return new AppError(errorCode, say(found, accepts));
}
