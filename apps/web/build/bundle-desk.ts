import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleApart } from './bundle-apart.ts';
import type { SiteBundle } from './site-bundle.ts';

const PASSKEYS = 'app/desk/passkeys-entry.ts';
const PUSH = 'app/desk/push-entry.ts';
const RESEND = 'app/desk/resend-entry.ts';
const GUESTS = 'app/desk/guests-entry.ts';
const PHOTOS = 'app/desk/photos-entry.ts';
const FONTS = 'app/desk/desk.css';

/** Builds what the agent's desk loads; apart from the site's, as no visitor's page loads it. */
export async function bundleDesk(root: string, next: string): Promise<SiteBundle['desk']> {
  const folder = join(next, 'public');
  const made = await bundleApart(root, { folder, entries: [PASSKEYS, PUSH, RESEND, PHOTOS, GUESTS, FONTS] });
  // render() writes the sheet, with the faces that it has cut.
  const sheet = join(folder, made(FONTS));
  const fonts = readFileSync(sheet, 'utf8').trim();
  rmSync(sheet);
  return {
    passkeys: `/${made(PASSKEYS)}`,
    push: `/${made(PUSH)}`,
    resend: `/${made(RESEND)}`,
    photos: `/${made(PHOTOS)}`,
    guests: `/${made(GUESTS)}`,
    fonts,
  };
}
