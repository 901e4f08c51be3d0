import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

interface Run extends Box {
  readonly words: string;
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
}

interface Font {
  readonly fontMatrix?: Matrix;
}

/** Letters of a line reach about this far above the line that they stand on. */
const HEIGHT_OF_LETTERS = 0.66;
/** A drawing's numbers are on its bare paper. */
const NUMBER = /^\d$/;
/** Boxes of letters that only touch, in points. */
const TOUCHING = 1.2;

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const everywhere: Box = { left: -1e6, bottom: -1e6, right: 1e6, top: 1e6 };

const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function boxOf([a, b, c, d, e, f]: Matrix, left: number, bottom: number, right: number, top: number): Box {
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
});

const isSeen = ({ left, bottom, right, top }: Box) => right - left > TOUCHING && top - bottom > TOUCHING;

/** Whether letters go on a line where others ended: most are painted one by one. */
const follows = (before: Box, { left, bottom, top }: Box) =>
  Math.abs(left - before.right) < (top - bottom) / 2 && Math.abs(bottom - before.bottom) < 0.5;

const joined = (before: Run, { right, top, words }: Run): Run => ({
  ...before,
  right: Math.max(before.right, right),
  top: Math.max(before.top, top),
  words: before.words + words,
});

/** What a page paints: its words and its pictures, each as the box of it that no clip hides. */
async function paintedOn(page: PDFPageProxy): Promise<{ runs: Run[]; pictures: Box[] }> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  let state = { matrix: identity, clip: { left, bottom, right, top } as Box };
  const saved: (typeof state)[] = [];
  const restore = () => {
    state = saved.pop() ?? state;
  };
  let text = { matrix: identity, lineX: 0, x: 0, y: 0 };
  let font = { scale: 0.001, size: 1 };
  let clipsNext = false;
  const runs: Run[] = [];
  const pictures: Box[] = [];

  const showText = (glyphs: readonly (Glyph | number)[]) => {
    let width = 0;
    for (const glyph of glyphs)
      width += typeof glyph === 'number' ? (-glyph * font.size) / 1000 : glyph.width * font.scale * font.size;
    const words = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
    const { matrix, x, y } = text;
    const place = within(state.matrix, matrix);
    const whole = boxOf(place, x, y, x + width, y + HEIGHT_OF_LETTERS * Math.abs(font.size));
    const box = common(whole, state.clip);
    text = { ...text, x: x + width };
    const before = runs.at(-1);
    if (before && follows(before, box)) runs[runs.length - 1] = joined(before, { ...box, words });
    else if (words.trim() !== '' && isSeen(box)) runs.push({ ...box, words });
  };

  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[];
    switch (operator) {
      case OPS.save:
        saved.push(state);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        restore();
        break;
      case OPS.beginGroup:
        saved.push(state);
        break;
      case OPS.transform:
        state = { ...state, matrix: within(state.matrix, args as unknown as Matrix) };
        break;
      case OPS.paintFormXObjectBegin: {
        const [matrix, bounds] = args as unknown as [Matrix | null, ArrayLike<number> | null];
        saved.push(state);
        const inner = within(state.matrix, matrix ?? identity);
        const [x0, y0, x1, y1] = Array.from(bounds ?? []) as [number?, number?, number?, number?];
        const shown =
          x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined
            ? everywhere
            : boxOf(inner, x0, y0, x1, y1);
        state = { matrix: inner, clip: common(state.clip, shown) };
        break;
      }
      case OPS.clip:
      case OPS.eoClip:
        clipsNext = true;
        break;
      case OPS.constructPath: {
        const bounds = args[2] as ArrayLike<number> | null;
        if (clipsNext && bounds) {
          const [x0, y0, x1, y1] = Array.from(bounds) as [number, number, number, number];
          state = { ...state, clip: common(state.clip, boxOf(state.matrix, x0, y0, x1, y1)) };
        }
        clipsNext = false;
        break;
      }
      case OPS.beginText:
        text = { matrix: identity, lineX: 0, x: 0, y: 0 };
        break;
      case OPS.setTextMatrix:
        text = {
          matrix: Array.from(args[0] as ArrayLike<number>) as unknown as Matrix,
          lineX: 0,
          x: 0,
          y: 0,
        };
        break;
      case OPS.moveText: {
        const lineX = text.lineX + (args[0] as number);
        text = { ...text, lineX, x: lineX, y: text.y + (args[1] as number) };
        break;
      }
      case OPS.setFont: {
        const [name, size] = args as unknown as [string, number];
        const { fontMatrix } = page.commonObjs.get(name) as Font;
        font = { scale: fontMatrix?.[0] ?? 0.001, size };
        break;
      }
      case OPS.showText:
        showText(args[0] as readonly (Glyph | number)[]);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject: {
        const box = common(boxOf(state.matrix, 0, 0, 1, 1), state.clip);
        if (isSeen(box)) pictures.push(box);
        break;
      }
      default:
    }
  }
  return { runs, pictures };
}

const areOver = (one: Box, other: Box) => {
  const shared = common(one, other);
  const height = Math.min(one.top - one.bottom, other.top - other.bottom);
  return isSeen(shared) && shared.top - shared.bottom > height / 4;
};

/** Words of a PDF that lie over other words or over a picture, each with its page. */
export async function overlapsInPdf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const faults: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { runs, pictures } = await paintedOn(await document.getPage(number));
    for (const [at, run] of runs.entries()) {
      const said = `page ${number}: '${run.words.trim()}'`;
      for (const other of runs.slice(at + 1))
        if (areOver(run, other)) faults.push(`${said} lies over '${other.words.trim()}'`);
      if (!NUMBER.test(run.words.trim()) && pictures.some((picture) => areOver(run, picture)))
        faults.push(`${said} lies over a picture`);
    }
  }
  await task.destroy();
  return faults;
}
