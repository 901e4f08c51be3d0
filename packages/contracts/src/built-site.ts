/**
 * The built site as the web build leaves it in apps/web/dist and the server serves it:
 * `site.json` (this type), `content.json` (the content that it was drawn from), `pages/` (one HTML file per route) and
 * `public/` (everything served by its own path).
 */
export interface BuiltSite {
  /** Route path ('/', '/faq') to file below `pages/`. */
  readonly pages: Readonly<Record<string, string>>;
  /** Addresses that are no pages but that people try (in small letters), to the address that they mean. */
  readonly moved: Readonly<Record<string, string>>;
  /** The file below `pages/` that answers every unknown path, with status 404. */
  readonly notFound: string;
  /** Those of the routes that the site's own pages, and no others, may show in a frame. */
  readonly framed: readonly string[];
  /** Addresses of the script and the style that show PDFs on the agent's page. */
  readonly viewer: { readonly script: string; readonly style: string };
  /**
   * Addresses of what the agent's desk loads: the scripts for passkeys, for web push, and for
   * sending forms again on a dead line, for adding photos; the style that brings the site's fonts.
   */
  readonly desk: {
    readonly passkeys: string;
    readonly push: string;
    readonly resend: string;
    readonly photos: string;
    readonly fonts: string;
  };
  /** Address of the plate on the server's thank-you page, without the ending of its format (AVIF, WebP). */
  readonly plate: string;
  /** What the content-security policy must allow beyond 'self'. */
  readonly csp: {
    /** Of each page by its route path, the missing one's among them. */
    readonly inline: Readonly<Record<string, InlineHashes>>;
    /** Hosts that the page may use because it was built against outside services; empty by default. */
    readonly outside: {
      readonly connect: readonly string[];
      readonly script: readonly string[];
      readonly img: readonly string[];
      readonly frame: readonly string[];
      readonly form: readonly string[];
    };
  };
}

/** Of the scripts and styles that stand in a page itself: hashes as 'sha256-…', without quotes. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The content that the site was drawn from, in the folder of the site. */
export const CONTENT_FILE = 'content.json';

/** The missing page's own address: it is only prerendered under it, and answers every unknown path. */
export const NOT_FOUND_PATH = '/404';

/**
 * Stands for the site's own address in HTML, XML and text files; the server puts PUBLIC_URL in its place, so
 * one build serves any address.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.rivermark.invalid';

/** The map of new developments, which the home page shows in a frame. */
export const MAP_FRAME_PATH = '/maps/new-developments';
