import type { PageMeta } from '@rivermark/content';
import { brand } from '@rivermark/content/site';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';
import { LATE } from '../app/boot/bring-late-style.ts';
import { WHOLE_STYLE } from '../app/boot/whole-style.ts';
import { OWN_ROUTE } from '../app/own-route.ts';
import { RIVER_LINKS } from '../app/river/river-links.ts';
import type { SiteRoute, StyleSheetLink } from '../app/routes.ts';
import type { PlacedPicture } from '../app/ui/picture-data.ts';
import { asHtml } from './as-html.ts';
import { heroPreloads } from './hero-preloads.ts';
import { iconLinks } from './icons.ts';
import { CARD, type ShareCard } from './social-cards/share-card.ts';

/** What a page has of its style beside `style`, and what the boot script brings of it. */
interface RestOfStyle {
  /** The address of the whole style of every page. */
  readonly whole: string;
  /** What it needs of the style of this page alone, and the files that hold the whole of that. */
  readonly own: { readonly css: string; readonly files: readonly string[]; readonly isWhole: boolean };
  /** The address of what comes beside the page. */
  readonly late: string;
}

interface PageParts {
  readonly path: string;
  readonly meta: PageMeta;
  readonly description: string;
  /** What this page needs of the style of every page. */
  readonly style: string;
  /** Of the document's head, before its style. */
  readonly beforeStyle?: string;
  readonly rest?: RestOfStyle;
  /** Runs before anything is drawn, and after the style. */
  readonly boot: string;
  /** Whether its pictures below the first screen wait until it was drawn. */
  readonly waits?: boolean;
  /** What lets the hero of this page keep the time of day. */
  readonly river?: string | undefined;
  /** The prerendered application. */
  readonly body: string;
  /** Of its first screen. */
  readonly firstPicture?: PlacedPicture | undefined;
  /** Of this page alone. */
  readonly styleSheets: readonly StyleSheetLink[];
  readonly fonts: readonly string[];
  readonly modules: readonly string[];
  readonly structuredData: readonly object[];
  /** For the browser, where the page is one that the table in the scripts does not know. */
  readonly ownRoute?: SiteRoute | undefined;
  readonly card: ShareCard;
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Says of a page that its pictures wait (app/boot/bring-late-pictures.ts); its own style goes by it. */
export const WAITS = 'data-waits';

/** JSON that no text inside it can end early. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What asks for the first picture before the page has been read so far. */
function firstPictureLinks(first: PlacedPicture | undefined, river: string | undefined): string {
  const links = heroPreloads(first).join('\n');
  return river ? `<noscript id="${RIVER_LINKS}">${links}</noscript>\n<script>${river}</script>` : links;
}

/** A sheet that is not asked for until the boot script says so, if ever. */
const sheet = (href: string, more = '') => `<link rel="stylesheet" href="${href}"${more} disabled>\n`;
const lateSheet = (href: string, more = '') => sheet(href, ` ${LATE}${more}`);

/** Sheets that come at once where no script could bring them. */
const atOnce = (hrefs: readonly string[]) =>
  `<noscript>${hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>\n`;

/** What a page has not of its style, each where it stands in the order of the whole. */
function restOfStyle({ whole, own, late }: RestOfStyle): string {
  return [
    lateSheet(whole, ` id="${WHOLE_STYLE}"`),
    atOnce([whole]),
    own.css && `<style>${own.css}</style>\n`,
    ...own.files.map((file) => sheet(file, own.isWhole ? '' : ` ${LATE}=own`)),
    own.isWhole ? '' : atOnce(own.files),
    lateSheet(late),
  ].join('');
}

/**
 * One page, complete without script. What it has not of the style of every page comes between that and its own, so that
 * the order is the same before and after. The files of its own style are named also where nothing of them is missing, so that
 * the script which would fetch them for who comes from another page finds them there. No style attribute; no script
 * before the load event but the one in the head.
 */
export function pageHtml({
  path,
  meta,
  description,
  style,
  beforeStyle = '',
  rest,
  boot,
  waits = false,
  river,
  body,
  firstPicture,
  styleSheets,
  fonts,
  modules,
  structuredData,
  ownRoute,
  card,
}: PageParts): string {
  const title = escapeHtml(meta.title + brand.titleSuffix);
  const described = escapeHtml(description);
  const url = `${ORIGIN_PLACEHOLDER}${path}`;
  const head = `<!doctype html>
<html lang="en"${waits ? ` ${WAITS}` : ''}>
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
${firstPictureLinks(firstPicture, river)}
${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`).join('\n')}
${beforeStyle}<style>${style}</style>
${rest ? restOfStyle(rest) : ''}${styleSheets.map(({ href, media }) => `<link rel="stylesheet" href="${href}"${media ? ` media="${media}"` : ''} data-precedence="page">\n`).join('')}<script>${boot}</script>
</head>`;
  // Each line's end weighs: pages of words come in a connection's first window.
  return `${head.replaceAll(/>\n+(?=<)/g, '>')}
<body>
<div id="root">${asHtml(body)}</div>${ownRoute ? `\n<script type="application/json" id="${OWN_ROUTE}">${scriptJson(ownRoute)}</script>` : ''}
<script type="application/json" id="modules">${JSON.stringify(modules)}</script>
</body>
</html>
`;
}
