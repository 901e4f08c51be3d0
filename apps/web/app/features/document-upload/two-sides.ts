/** In pixels. Enough to read the small print of an identity card. */
const LONGEST_EDGE = 2400;
const QUALITY = 0.85;
/** The longer edge of an A4 sheet, in points. */
const PAGE_POINTS = 842;

interface Jpeg {
  readonly data: Blob;
  readonly width: number;
  readonly height: number;
}

/** A picture as it is seen, at a size to read. Without the place and time that a camera adds. */
async function jpegOf(file: Blob): Promise<Jpeg> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The canvas has no context');
  // JPEG has no transparency: what is clear in a PNG would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const data = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!data) throw new Error('The canvas cannot be encoded');
  const { width, height } = canvas;
  // Frees its memory before the next picture.
  canvas.width = canvas.height = 0;
  return { data, width, height };
}

/** A PDF with one page for each picture. */
export function pdfOf(pictures: readonly Jpeg[]): Blob {
  const parts: (string | Blob)[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Blob) => {
    parts.push(part);
    length += typeof part === 'string' ? part.length : part.size;
  };
  const object = (dictionary: string, stream?: string | Blob) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  /**
   * Each picture has three objects after the first two: its page, its content stream and its image.
   */
  const pageOf = (index: number) => 3 + 3 * index;
  write('%PDF-1.4\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pictures.map((_, index) => `${pageOf(index)} 0 R`).join(' ');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`);
  for (const [index, { data, width, height }] of pictures.entries()) {
    const page = pageOf(index);
    const scale = PAGE_POINTS / Math.max(width, height);
    const [across, down] = [width, height].map((edge) => (edge * scale).toFixed(2));
    const drawn = `q ${across} 0 0 ${down} 0 0 cm /Side Do Q`;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${page + 1} 0 R` +
        ` /Resources << /XObject << /Side ${page + 2} 0 R >> >> >>`,
    );
    object(`<< /Length ${drawn.length} >>`, drawn);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB` +
        ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.size} >>`,
      data,
    );
  }
  const table = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`);
  write(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/**
 * Two pictures as one PDF, named after the first. One picture after the other is decoded, so that
 * a phone holds one at a time. Rejects where one of them cannot be decoded.
 */
export async function combineSides(front: File, back: File): Promise<File> {
  const sides: Jpeg[] = [];
  for (const side of [front, back]) sides.push(await jpegOf(side));
  return new File([pdfOf(sides)], front.name.replace(/\.\w+$/, '.pdf'), { type: 'application/pdf' });
}
