/** A small PDF that is whole, with a mark that can be looked for. */
export function pdfBytes(mark = 'a statement', size = 0): Buffer {
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n3 0 obj\n<< /Length `;
  const filler = `${mark} `.repeat(Math.max(1, Math.ceil(size / (mark.length + 1))));
  const text = size > 0 ? filler.slice(0, size) : filler;
  const body = `${head}${text.length} >>\nstream\n${text}\nendstream\nendobj\n`;
  const start = body.length;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
}
