import type { Content, PageMeta } from '@rivermark/content';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';
import { DEFERRED } from '../app/boot/load-deferred-css.ts';
import { RIVER_LINKS } from '../app/river/river-links.ts';
import { FIRST_PICTURE, type PlacedPicture } from '../app/ui/picture-data.ts';
import { asHtml } from './as-html.ts';
import { heroPreloads } from './hero-preloads.ts';
import { iconLinks } from './icons.ts';
import { CARD, type ShareCard } from './social-cards/share-card.ts';
import { speculationRules } from './speculation-rules.ts';

interface PageParts {
  readonly path: string;
  readonly meta: PageMeta;
  readonly brand: Content['brand'];
  /** The critical CSS of this page. */
  readonly style: string;
  /** In the document's head, before its style. */
  readonly beforeStyle?: string;
  /** The address of the rest of the style, for all pages. */
  readonly deferredStyle?: string;
  /** Runs before anything is painted, and after the style. */
  readonly boot: string;
  /** Whether pictures below the first screen load only after it was painted. */
  readonly defersPictures?: boolean;
  /** The script with which this page's hero follows the time of day. */
  readonly river?: string | undefined;
  /** The rendered page. */
  readonly body: string;
  /** The first picture of its first screen. */
  readonly firstPicture?: PlacedPicture | undefined;
  readonly fonts: readonly string[];
  /** The page's initial scripts, the entry first, and those it prefetches. */
  readonly scripts: { readonly start: readonly string[]; readonly ahead: readonly string[] };
  readonly structuredData: readonly object[];
  readonly card: ShareCard;
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * Marks a page that defers its pictures (app/boot/load-deferred-pictures.ts); its own style reads
 * it.
 */
export const DEFERS_PICTURES = 'data-defers-pictures';

/** JSON that no text inside it can end early. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Preloads of the first picture, before the browser has parsed that far. */
function firstPictureLinks(first: PlacedPicture | undefined, river: string | undefined): string {
  const links = heroPreloads(first).join('\n');
  return river ? `<noscript id="${RIVER_LINKS}">${links}</noscript>\n<script>${river}</script>` : links;
}

/**
 * Holds the first paint until the first picture was parsed. Otherwise a view transition would find
 * nothing for a card's picture to grow into.
 */
const firstPictureExpected = (body: string) =>
  body.includes(`id="${FIRST_PICTURE}"`)
    ? `<link rel="expect" href="#${FIRST_PICTURE}" blocking="render">`
    : '';

/**
 * The deferred stylesheet. The script in the head loads it, or the browser itself if scripts are
 * off. It comes after the page's own style: a sheet with layers before another makes browsers look
 * up every font again, and lay the whole page out.
 */
const deferredLink = (href: string) =>
  `<link rel="stylesheet" href="${href}" ${DEFERRED} disabled><noscript><link rel="stylesheet" href="${href}"></noscript>`;

/**
 * One page, complete without scripts. What only search engines read comes last, after the words. It
 * has no style attribute. Before the load event no script
 * runs but the one in the head.
 */
export function pageHtml({
  path,
  meta,
  brand,
  style,
  beforeStyle = '',
  deferredStyle,
  boot,
  defersPictures = false,
  river,
  body,
  firstPicture,
  fonts,
  scripts: { start, ahead },
  structuredData,
  card,
}: PageParts): string {
  const title = escapeHtml(meta.title + brand.titleSuffix);
  const described = escapeHtml(meta.description);
  const url = `${ORIGIN_PLACEHOLDER}${path}`;
  const head = `<!doctype html>
<html lang="en"${defersPictures ? ` ${DEFERS_PICTURES}` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${described}">
${meta.unlisted ? '<meta name="robots" content="noindex">\n' : ''}<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${described}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${ORIGIN_PLACEHOLDER}${card.url}">
<meta property="og:image:width" content="${CARD.width}">
<meta property="og:image:height" content="${CARD.height}">
<meta property="og:image:alt" content="${escapeHtml(card.alt)}">
<meta name="twitter:card" content="summary_large_image">
${iconLinks}
${firstPictureLinks(firstPicture, river)}${firstPictureExpected(body)}
${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${beforeStyle}<style>${style}</style>
${deferredStyle ? deferredLink(deferredStyle) : ''}
<script>${boot}</script>
</head>`;
  // Line ends cost bytes: text pages fit in a connection's first window.
  return `${head.replaceAll(/>\n+(?=<)/g, '>')}
<body>
${asHtml(body)}
<script type="application/json" id="scripts">${JSON.stringify({ start, ahead })}</script>
<script type="speculationrules">${speculationRules}</script>
${structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`).join('\n')}
</body>
</html>
`;
}
