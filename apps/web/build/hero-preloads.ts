const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/**
 * The links that fetch a page's first picture before the browser has read so far: from the markup itself, so that
 * they name the very sources it will choose among, each for the screens it is for. None where no picture is first.
 */
export function heroPreloads(markup: string): string[] {
  const picture = [...markup.matchAll(/<picture\b[\s\S]*?<\/picture>/g)]
    .map(([found]) => found)
    .find((found) => /fetchpriority="high"/i.test(found));
  const sources = [...(picture ?? '').matchAll(/<source\b[^>]*type="image\/avif"[^>]*>/g)].map(
    ([found]) => found,
  );
  const narrow = sources.map((source) => attribute(source, 'media')).find((media) => media !== '');
  return sources.map((source) => {
    const media = attribute(source, 'media') || (narrow ? `not all and ${narrow}` : '');
    return `<link rel="preload" as="image" type="image/avif" imagesrcset="${attribute(source, 'srcset')}" imagesizes="${attribute(source, 'sizes')}"${media && ` media="${media}"`} fetchpriority="high">`;
  });
}
