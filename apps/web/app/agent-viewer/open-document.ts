import {
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/**
 * Files beside the scripts: standard fonts, and decoders of two picture formats in plain
 * JavaScript.
 */
const files = __PDFJS_FILES__;
/** A picture with more pixels is omitted from its page. */
const MOST_IMAGE_PIXELS = 100_000_000;

export interface OpenedDocument {
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends everything at once, including the worker's tasks. */
  close(): void;
}

/** Trusted Types allow a script URL only from a policy. This one knows a single address. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy('rivermark-viewer', {
    createScriptURL: () => workerUrl,
  });
  return (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;
}

/**
 * Opens a document from its address. The worker gets only its bytes, so nothing in it can lead
 * anywhere. No XFA form is built, nothing in it is run, and no picture decoder is compiled at run
 * time.
 */
export function openDocument(address: string): OpenedDocument {
  const port = new Worker(workerAddress(), { type: 'module' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const closing = new AbortController();

  async function open(): Promise<PDFDocumentProxy> {
    const answer = await fetch(address, { signal: closing.signal });
    if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`);
    const data = await answer.arrayBuffer();
    return getDocument({
      data,
      worker,
      verbosity: VerbosityLevel.ERRORS,
      enableXfa: false,
      useWasm: false,
      wasmUrl: files,
      standardFontDataUrl: `${files}fonts/`,
      useWorkerFetch: true,
      useSystemFonts: false,
      disableWorkerRendering: true,
      maxImageSize: MOST_IMAGE_PIXELS,
    }).promise;
  }

  return {
    document: open(),
    close() {
      closing.abort();
      worker.destroy();
      port.terminate();
    },
  };
}
