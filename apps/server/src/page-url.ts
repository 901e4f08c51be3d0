/** Always an address of this site: whatever a caller named as the page cannot lead anybody elsewhere. */
export function pageUrl(page: string, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.pathname = page.startsWith('/') ? (page.split(/[?#]/)[0] ?? '/') : '/';
  return url.href;
}
