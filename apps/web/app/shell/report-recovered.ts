/** React's error for a fault that was gone when it drew the page a second time. */
const DRAWN_AGAIN = /#520\b|during concurrent rendering/;

/**
 * Tells of what React recovered from. A fault that did not come back when the page was drawn again is a warning, with
 * its cause, for nobody saw anything; a page that differs from the one that was delivered is an error.
 */
export function reportRecovered(error: unknown): void {
  if (error instanceof Error && DRAWN_AGAIN.test(error.message)) {
    // biome-ignore lint/suspicious/noConsole: whoever looks into it later needs the cause
    console.warn('The page was drawn a second time:', error.cause);
  } else reportError(error);
}
