/** The folder of what pdf.js fetches when a document needs it. */
declare const __PDFJS_FILES__: string;

interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): unknown };
  };
}
