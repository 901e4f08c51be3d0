import type { PageMeta } from '@rivermark/content';
import { brand } from '@rivermark/content/site';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';

interface PageParts {
  readonly path: string;
  readonly meta: PageMeta;
  readonly css: string;
  /** Runs before anything is drawn. */
  readonly settings: string;
  readonly boot: string;
  /** The prerendered application. */
  readonly body: string;
  readonly fonts: readonly string[];
  readonly modules: readonly string[];
  readonly structuredData: readonly object[];
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** JSON that no text inside it can end early. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** React closes void elements as XML does; in HTML the slash says nothing. Attribute values hold no bare `>`. */
const withoutSlashes = (html: string) =>
  html.replaceAll(/<(br|img|input|source|hr|wbr|link|meta)\b([^>]*?)\/>/g, '<$1$2>');

/** One page, complete without script. No style attribute; no script before the load event but the one that applies settings. */
export function pageHtml({
  path,
  meta,
  css,
  settings,
  boot,
  body,
  fonts,
  modules,
  structuredData,
}: PageParts): string {
  const title = escapeHtml(meta.title + brand.titleSuffix);
  const description = escapeHtml(meta.description);
  const url = `${ORIGIN_PLACEHOLDER}${path}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${settings}</script>
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta name="theme-color" content="#0b1a2c">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`).join('\n')}
<style>${css}</style>
</head>
<body>
<div id="root">${withoutSlashes(body)}</div>
<script type="application/json" id="modules">${JSON.stringify(modules)}</script>
<script>${boot}</script>
</body>
</html>
`;
}
