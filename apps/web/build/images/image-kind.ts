const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What the brands of an ISO media file say that it is. */
function mediaKind(bytes: Uint8Array): string {
  const brands = ascii(bytes, 8, Math.min(bytes.length, 64));
  if (/avi[fs]/.test(brands)) return 'AVIF';
  if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return 'HEIC';
  return 'video';
}

const magic: readonly (readonly [start: string, kind: string])[] = [
  ['\xff\xd8\xff', 'JPEG'],
  ['\x89PNG\r\n\x1a\n', 'PNG'],
  ['GIF8', 'GIF'],
  ['II*\0', 'TIFF'],
  ['MM\0*', 'TIFF'],
  ['%PDF', 'PDF'],
  ['BM', 'BMP'],
  ['8BPS', 'Photoshop'],
];

/** The image type by its first bytes, whatever its extension. Undefined if unknown. */
export function imageKind(bytes: Uint8Array): string | undefined {
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'WebP';
  if (ascii(bytes, 4, 8) === 'ftyp') return mediaKind(bytes);
  return magic.find(([start]) => ascii(bytes, 0, start.length) === start)?.[1];
}

const accepted: Readonly<Record<string, readonly string[]>> = {
  JPEG: ['.jpg', '.jpeg'],
  PNG: ['.png'],
  WebP: ['.webp'],
  AVIF: ['.avif'],
};

export const acceptedEndings: readonly string[] = Object.values(accepted).flat();

export const isAccepted = (kind: string) => kind in accepted;

/** Whether a name ends as files of its kind do. */
export const endingFits = (kind: string, ending: string) => accepted[kind]?.includes(ending) ?? false;

export const heicFault =
  'is a HEIC picture, which browsers do not show. Export it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).';
