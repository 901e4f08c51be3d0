export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/** Reads `tcp://host:port` or `unix:///path`. Throws an Error that says what is wrong. */
export function parseClamdUrl(url: string): ClamdAddress {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol === 'unix:' && parsed.pathname.length > 1 && parsed.host === '')
    return { path: decodeURIComponent(parsed.pathname) };
  if (parsed?.protocol === 'tcp:' && parsed.hostname && parsed.port)
    return { host: parsed.hostname.replace(/^\[|\]$/g, ''), port: Number(parsed.port) };
  throw new Error(`"${url}" is no address of clamd: use tcp://host:port or unix:///path`);
}
