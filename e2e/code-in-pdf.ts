import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const pdfjs = join(require.resolve('pdfjs-dist/package.json'), '../legacy/build');

/** Coarser than any printer's draft. */
const DOTS_PER_INCH = 100;

interface CodeFound {
  readonly text: string;
  /** The side of the code itself, without the white around it. */
  readonly centimeters: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface DrawnCode {
  readonly data: string;
  readonly location: { readonly topLeftCorner: Point; readonly topRightCorner: Point };
}

interface Drawing {
  readonly getDocument: (from: { readonly data: Uint8Array }) => { readonly promise: Promise<DrawnDocument> };
  readonly GlobalWorkerOptions: { workerSrc: string };
}

interface DrawnDocument {
  getPage(number: number): Promise<{
    getViewport(of: { scale: number }): { readonly width: number; readonly height: number };
    render(to: { canvas: HTMLCanvasElement; viewport: unknown }): { readonly promise: Promise<void> };
  }>;
}

const folder = '/drawn-on-paper/';

/** Opens what draws PDFs and reads codes. */
export async function openReader(page: Page): Promise<void> {
  await page.route(`**${folder}*`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(folder.length);
    if (name === 'page') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    return route.fulfill({ contentType: 'text/javascript', path: join(pdfjs, name) });
  });
  await page.goto(`${folder}page`);
  await page.addScriptTag({ path: require.resolve('jsqr') });
}

/** Draws a page of a PDF in pixels, as a printer does in dots, and reads the QR code on it. */
export const codeInPdf = (reader: Page, pdf: Buffer, number: number): Promise<CodeFound | undefined> =>
  reader.evaluate(
    async ({ folder, bytes, number, dotsPerInch }) => {
      const { getDocument, GlobalWorkerOptions }: Drawing = await import(`${folder}pdf.mjs`);
      GlobalWorkerOptions.workerSrc = `${folder}pdf.worker.mjs`;
      const printed = await getDocument({
        data: Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)),
      }).promise;
      const drawn = await printed.getPage(number);
      const viewport = drawn.getViewport({ scale: dotsPerInch / 72 });
      const { width, height } = viewport;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      await drawn.render({ canvas, viewport }).promise;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      const { jsQR } = window as unknown as {
        jsQR: (
          data: Uint8ClampedArray,
          width: number,
          height: number,
          how: { inversionAttempts: 'dontInvert' },
        ) => DrawnCode | null;
      };
      const code =
        pixels && jsQR(pixels.data, pixels.width, pixels.height, { inversionAttempts: 'dontInvert' });
      if (!code) return undefined;
      const { topLeftCorner, topRightCorner } = code.location;
      const pixelsAcross = Math.hypot(topRightCorner.x - topLeftCorner.x, topRightCorner.y - topLeftCorner.y);
      return { text: code.data, centimeters: (pixelsAcross / dotsPerInch) * 2.54 };
    },
    { folder, bytes: pdf.toString('base64'), number, dotsPerInch: DOTS_PER_INCH },
  );
