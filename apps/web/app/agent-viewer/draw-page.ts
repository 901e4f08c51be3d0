import {
  AnnotationMode,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Phones draw no larger canvas. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 8192;
/** In CSS pixels. A longer page is drawn smaller. */
const LONGEST_PAGE = 20_000;

export interface DrawnPage {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  /** CSS pixels for one point of the page. */
  readonly scale: number;
}

export interface Drawing {
  readonly done: Promise<DrawnPage>;
  cancel(): void;
}

/** Draws a page at a width (CSS pixels), with its text over it for selection and screen readers. */
export function drawPage(page: PDFPageProxy, width: number): Drawing {
  const size = page.getViewport({ scale: 1 });
  const scale = Math.min(width / size.width, LONGEST_PAGE / size.height);
  const viewport = page.getViewport({ scale });
  const ratio = Math.min(
    devicePixelRatio,
    Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)),
    LONGEST_SIDE / Math.max(viewport.width, viewport.height),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio));
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio));
  canvas.style.width = `${viewport.width}px`;
  canvas.style.height = `${viewport.height}px`;
  canvas.setAttribute('aria-hidden', 'true');

  const task: RenderTask = page.render({
    canvas,
    viewport,
    transform: [ratio, 0, 0, ratio, 0, 0],
    // Draws the fields' values without form controls.
    annotationMode: AnnotationMode.ENABLE,
  });
  const text = document.createElement('div');
  text.className = 'viewer-text';
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });

  const draw = async (): Promise<DrawnPage> => {
    await task.promise;
    await layer.render();
    return { canvas, text, scale };
  };
  return {
    done: draw(),
    cancel() {
      task.cancel();
      layer.cancel();
    },
  };
}
