import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { type BuiltSite, CONTENT_FILE, ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';

/** The smallest site that has one of everything the server serves. */
export const tinySite: BuiltSite = {
  pages: { '/': 'index.html', '/faq': 'faq.html', '/maps/tiny': 'map.html' },
  moved: { '/questions': '/faq#first' },
  notFound: '404.html',
  framed: ['/maps/tiny'],
  viewer: { script: '/assets/viewer-1a2b3c.js', style: '/assets/viewer-1a2b3c.css' },
  desk: {
    passkeys: '/assets/passkeys-1a2b3c.js',
    push: '/assets/push-1a2b3c.js',
    resend: '/assets/resend-1a2b3c.js',
    photos: '/assets/photos.js',
    guests: '/assets/guests.js',
    fonts: '/assets/desk-1a2b3c.css',
  },
  plate: '/img/plate-mediterranean-800-1a2b3c',
  csp: {
    inline: {
      '/': { scripts: ['sha256-scriptscriptscript='], styles: ['sha256-stylestylestyle='] },
      '/faq': { scripts: [], styles: ['sha256-stylestylestyle=', 'sha256-faqfaqfaq='] },
      '/404': { scripts: [], styles: ['sha256-missingmissing='] },
    },
    outside: {
      connect: ['https://mail.example'],
      script: [],
      img: [],
      frame: ['https://maps.example'],
      form: [],
    },
  },
};

const page = (title: string) =>
  `<!doctype html><title>${title}</title><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/"><body>${'<p>River. '.repeat(200)}`;

const files: Readonly<Record<string, string | Buffer>> = {
  'site.json': JSON.stringify(tinySite),
  [CONTENT_FILE]: JSON.stringify(fixtureContent()),
  'pages/index.html': page('Home'),
  'pages/faq.html': page('FAQ'),
  'pages/map.html': page('Map'),
  'pages/404.html': page('Page not found'),
  'public/assets/app-1a2b3c.js': `console.info("${'river '.repeat(200)}")`,
  'public/img/river.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'public/sitemap.xml': `<urlset><url><loc>${ORIGIN_PLACEHOLDER}/faq</loc></url></urlset>`,
};

export function writeTinySite(folder: string): void {
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
}
