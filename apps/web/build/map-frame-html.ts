import type { Content } from '@rivermark/content';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';
import { asHtml } from './as-html.ts';

interface FrameParts {
  readonly brand: Content['brand'];
  readonly css: string;
  /** Runs before anything is painted, as on every page. */
  readonly settings: string;
  readonly script: string;
  /** The prerendered map. */
  readonly body: string;
}

/**
 * The map's document. For search engines it is part of the home page, so it is excluded from their
 * index.
 */
export function mapFrameHtml({ brand, css, settings, script, body }: FrameParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>New developments in Jacksonville${brand.titleSuffix}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${css}</style>
<script>${settings}</script>
<script type="module" src="${script}"></script>
</head>
<body>
${asHtml(body)}
</body>
</html>
`;
}
