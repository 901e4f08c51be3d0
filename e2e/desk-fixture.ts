import { startMailServer } from '@rivermark/testkit/mail-server';
import { startSite } from '@rivermark/testkit/site';
import { TESTED_SITE } from './build-sites.ts';
import { test as base } from './fixtures.ts';

/**
 * A server for one test: actions at the desk (links, passkeys, contact records) would disturb other
 * tests.
 */
export const test = base.extend<{
  desk: { site: Awaited<ReturnType<typeof startSite>>; mail: Awaited<ReturnType<typeof startMailServer>> };
}>({
  desk: async ({ watching }, use) => {
    const mail = await startMailServer();
    const site = await startSite({ env: { SMTP_URL: mail.url }, builtSite: TESTED_SITE });
    watching.expected.push(new RegExp(`^asked localhost:${site.port}$`), /401/, /404/);
    await use({ site, mail });
    await site.remove();
    await mail.stop();
  },
});
