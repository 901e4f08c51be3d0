/** Always an address of this site, so a caller's page cannot lead anybody elsewhere. */
export function pageUrl(page: string, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.pathname = page.startsWith('/') ? (page.split(/[?#]/)[0] ?? '/') : '/';
  return url.href;
}
