import type { Content } from '@rivermark/content';
import { brandColors } from '@rivermark/content/brand-colors';
import { DESK_PATH } from '../../desk/auth/landing.ts';

/** What lets the desk lie on a home screen, as an app of its own beside the site's. */
export const deskManifest = ({ brand }: Pick<Content, 'brand'>) =>
  ({
    id: DESK_PATH,
    name: `${brand.name} desk`,
    short_name: 'Desk',
    lang: 'en-US',
    start_url: DESK_PATH,
    scope: DESK_PATH,
    display: 'standalone',
    background_color: brandColors.cream,
    theme_color: brandColors.midnight,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }) as const;
