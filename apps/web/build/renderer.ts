/**
 * Everything that draws a site from its content, as one program without bundler and sources. It
 * becomes `renderer.js`, used by builds and included in releases.
 */
export { loadContent, sayFaults, sayWarnings } from '@rivermark/content/load';
export { tidyCache } from './cache-folder.ts';
export { compressSite } from './compress-site.ts';
export { drawFrom } from './draw-from.ts';
export { drawSite } from './draw-site.ts';
export { PictureFault } from './images/picture-fault.ts';
export { sizeReport } from './images/size-report.ts';
export { takePhoto } from './images/take-photo.ts';
export { keepPreviousAssets } from './keep-previous-assets.ts';
export { render, WordsFault } from './render.ts';
export { makeArt } from './site-art.ts';
export { readBundle } from './site-bundle.ts';
