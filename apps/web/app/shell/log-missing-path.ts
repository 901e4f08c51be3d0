/** Logs the path of a page that is missing. */
export function logMissingPath(): void {
  if (!document.querySelector('[data-logs-path]')) return;
  // biome-ignore lint/suspicious/noConsole: the missing path is logged, as promised
  console.warn('404: no page at', location.pathname);
}
