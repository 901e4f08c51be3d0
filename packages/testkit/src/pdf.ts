import { deflateSync } from 'node:zlib';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

export interface PdfOptions {
  readonly header?: string;
  /** Further keys of the trailer, written as PDF. */
  readonly trailer?: string;
  /** What stands after the end marker. */
  readonly after?: string | Buffer;
}

/** One page that says "Statement", as objects 1 to 4. Object 4 is its content. */
export function pageObjects(
  catalog = '',
  content = 'BT /F1 12 Tf 50 700 Td (Statement) Tj ET',
): (string | Buffer)[] {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    streamOf('', content),
  ];
}

/** A stream's dictionary and data, for buildPdf. */
export function streamOf(dictionary: string, data: string | Buffer): Buffer {
  const bytes = typeof data === 'string' ? latin1(data) : data;
  return Buffer.concat([
    latin1(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    latin1('\nendstream'),
  ]);
}

export interface PackOptions {
  /** Further keys of the stream's dictionary. */
  readonly dictionary?: string;
  readonly deflated?: boolean;
  /** Replaces the positions in the table. */
  readonly positions?: readonly number[];
}

/** Objects packed into a stream of objects; the table numbers them from 100. */
export function packObjects(objects: readonly string[], options: PackOptions = {}): Buffer {
  const { dictionary = '/Type /ObjStm', deflated = true, positions } = options;
  let at = 0;
  const table = objects.map((object, i) => {
    const entry = `${100 + i} ${positions?.[i] ?? at}`;
    at += object.length + 1;
    return entry;
  });
  const head = `${table.join(' ')}\n`;
  const data = latin1(`${head}${objects.join('\n')}\n`);
  const keys = `${dictionary} /N ${objects.length} /First ${head.length}`;
  return deflated ? streamOf(`${keys} /Filter /FlateDecode`, deflateSync(data)) : streamOf(keys, data);
}

/** A whole PDF with its table of objects; the first object is number 1 and the catalog. */
export function buildPdf(objects: readonly (string | Buffer)[], options: PdfOptions = {}): Buffer {
  const { header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', trailer = '', after = '' } = options;
  const parts: Buffer[] = [latin1(header)];
  const positions: number[] = [];
  let size = parts[0]?.length ?? 0;
  for (const [i, object] of objects.entries()) {
    positions.push(size);
    const body = typeof object === 'string' ? latin1(object) : object;
    const part = Buffer.concat([latin1(`${i + 1} 0 obj\n`), body, latin1('\nendobj\n')]);
    parts.push(part);
    size += part.length;
  }
  const rows = positions.map((position) => `${String(position).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin1(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`),
    latin1(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`),
    typeof after === 'string' ? latin1(after) : after,
  );
  return Buffer.concat(parts);
}
