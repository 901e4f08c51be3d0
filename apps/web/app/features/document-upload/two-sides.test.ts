import { expect, test } from 'vitest';
import { countPages } from './count-pages.ts';
import { pdfOf } from './two-sides.ts';

const picture = (text: string, width: number, height: number) => ({ data: new Blob([text]), width, height });

test('each picture has a page of its shape, and the table finds each object', async () => {
  const pdf = pdfOf([picture('front side', 2400, 1500), picture('back', 600, 900)]);
  expect(pdf.type).toBe('application/pdf');
  expect(await countPages(pdf)).toBe(2);
  const text = await pdf.text();
  expect(text).toContain('/MediaBox [0 0 842.00 526.25]');
  expect(text).toContain('/MediaBox [0 0 561.33 842.00]');
  expect(text).toContain('/DCTDecode /Length 10 >>\nstream\nfront side\nendstream');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table)).toMatch(/^xref\n0 9\n/);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(offsets).toHaveLength(8);
  for (const [index, offset] of offsets.entries())
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
});
