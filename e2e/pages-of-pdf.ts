import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The lines of each page of a PDF, from the top down, as their words from left to right. */
export async function pagesOfPdf(pdf: Uint8Array): Promise<string[][]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = new Map<number, { x: number; text: string }[]>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const y = Math.round(item.transform[5] as number);
      // Small numbers stand a little above their line.
      const key = [...lines.keys()].find((one) => Math.abs(one - y) < 5) ?? y;
      lines.set(key, [...(lines.get(key) ?? []), { x: item.transform[4] as number, text: item.str }]);
    }
    const inOrder = [...lines].sort(([a], [b]) => b - a);
    pages.push(
      inOrder.map(([, parts]) =>
        parts
          .sort((a, b) => a.x - b.x)
          .map(({ text }) => text)
          .join(''),
      ),
    );
  }
  await task.destroy();
  return pages;
}

/** How many pictures each page of a PDF has. */
export async function picturesOfPdf(pdf: Uint8Array): Promise<number[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const counts: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList();
    counts.push(fnArray.filter((operator) => operator === OPS.paintImageXObject).length);
  }
  await task.destroy();
  return counts;
}
