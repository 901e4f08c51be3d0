import {
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** What the build puts beside the scripts: standard fonts, and decoders of two picture formats in plain JavaScript. */
const files = __PDFJS_FILES__;
/** A picture of more pixels is left out of its page. */
const MOST_IMAGE_PIXELS = 100_000_000;

export interface OpenedDocument {
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends everything at once, also what the worker is at. */
  close(): void;
}

/** Under Trusted Types an address becomes a script's by a policy alone; this one knows the one address. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy('rivermark-viewer', {
    createScriptURL: () => workerUrl,
  });
  return (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;
}

/**
 * Opens a document from its address. Its bytes alone are handed to the worker, so that nothing in it can lead anywhere:
 * no form of Adobe's kind is built, nothing in it is run, no picture is decoded by code that is made while running.
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
