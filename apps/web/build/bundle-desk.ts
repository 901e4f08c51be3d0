import { join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { bundleApart } from './bundle-apart.ts';

const PASSKEYS = 'app/desk/passkeys-entry.ts';
const PUSH = 'app/desk/push-entry.ts';
const RESEND = 'app/desk/resend-entry.ts';
const FONTS = 'app/desk/desk.css';

/** Builds what the agent's desk loads; apart from the site's, as no visitor's page loads it. */
export async function bundleDesk(root: string, next: string): Promise<BuiltSite['desk']> {
  const made = await bundleApart(root, {
    folder: join(next, 'public'),
    entries: [PASSKEYS, PUSH, RESEND, FONTS],
  });
  return {
    passkeys: `/${made(PASSKEYS)}`,
    push: `/${made(PUSH)}`,
    resend: `/${made(RESEND)}`,
    fonts: `/${made(FONTS)}`,
  };
}
