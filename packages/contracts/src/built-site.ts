/**
 * The built site in apps/web/dist, which the server serves: `site.json` (this type), `content.json`
 * (the content that it was drawn from), `pages/` (one HTML file per route) and `public/`
 * (everything served by its own path).
 */
export interface BuiltSite {
  /** Route path ('/', '/faq') to file below `pages/`. */
  readonly pages: Readonly<Record<string, string>>;
  /** Lower-case addresses that people try, each mapped to the page that it redirects to. */
  readonly moved: Readonly<Record<string, string>>;
  /** The file below `pages/` that is served for unknown paths, with status 404. */
  readonly notFound: string;
  /** Routes that may be framed, and only by the site's own pages. */
  readonly framed: readonly string[];
  /** Addresses of the script and the stylesheet that show PDFs on the agent's page. */
  readonly viewer: { readonly script: string; readonly style: string };
  /**
   * Addresses of what the agent's desk loads: scripts for passkeys, web push, retrying forms when
   * the connection fails, adding photos and guests of an open house; the stylesheet with the
   * site's fonts.
   */
  readonly desk: {
    readonly passkeys: string;
    readonly push: string;
    readonly resend: string;
    readonly photos: string;
    readonly guests: string;
    readonly fonts: string;
  };
  /**
   * Address of the plate on the server's thank-you page, without its file extension (AVIF, WebP).
   */
  readonly plate: string;
  /** What the content-security policy must allow beyond 'self'. */
  readonly csp: {
    /** By route path, including the 404 page. */
    readonly inline: Readonly<Record<string, InlineHashes>>;
    /**
     * Hosts that pages may use because outside services were configured at build time; empty by
     * default.
     */
    readonly outside: {
      readonly connect: readonly string[];
      readonly script: readonly string[];
      readonly img: readonly string[];
      readonly frame: readonly string[];
      readonly form: readonly string[];
    };
  };
}

/** Hashes of a page's inline scripts and styles: 'sha256-…', without quotes. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The content that the site was drawn from, in the site's folder. */
export const CONTENT_FILE = 'content.json';

/** The path at which the 404 page is prerendered. The server serves it for every unknown path. */
export const NOT_FOUND_PATH = '/404';

/**
 * Placeholder for the site's own address in HTML, XML and text files. The server replaces it with
 * PUBLIC_URL, so that one build serves any address.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.rivermark.invalid';

/**
 * The attribute of an empty element, with a path of this site. When the site's address is put in,
 * the element is filled with the QR code of the path and with its address in letters.
 */
export const CODE_OF = 'data-code-of';

/** The map of new developments, which the home page shows in a frame. */
export const MAP_FRAME_PATH = '/maps/new-developments';
