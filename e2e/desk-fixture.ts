import { type MailServer, startMailServer } from '@rivermark/testkit/mail-server';
import { type RunningSite, startSite } from '@rivermark/testkit/site';
import { TESTED_SITE } from './build-sites.ts';
import { test as base } from './fixtures.ts';
import { publish } from './publish-fixture.ts';

interface Desk {
  readonly site: RunningSite;
  readonly mail: MailServer;
}

/**
 * A server for one test: actions at the desk (links, passkeys, contact records) would disturb other
 * tests. With `publishes`, it has published the content of the tests.
 */
export const test = base.extend<{
  deskSettings: Readonly<Record<string, string>>;
  publishes: boolean;
  desk: Desk;
}>({
  deskSettings: [{}, { option: true }],
  publishes: [false, { option: true }],
  desk: [
    async ({ watching, deskSettings, publishes }, use) => {
      const mail = await startMailServer();
      const settings = { env: { SMTP_URL: mail.url, ...deskSettings }, builtSite: TESTED_SITE };
      const site = await startSite({ ...settings, ...(publishes && (await publish())) });
      watching.expected.push(new RegExp(`^asked localhost:${site.port}$`), /401/, /404/);
      await use({ site, mail });
      await site.remove();
      await mail.stop();
    },
    // For a publish on a busy machine.
    { timeout: 600_000 },
  ],
});
