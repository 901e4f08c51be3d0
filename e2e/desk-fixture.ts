import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '@rivermark/testkit/mail-server';
import { freePort } from '@rivermark/testkit/on-free-port';
import { type RunningSite, startSite } from '@rivermark/testkit/site';
import { TESTED_SITE } from './build-sites.ts';
import { test as base } from './fixtures.ts';
import { publishFixture } from './publish-fixture.ts';

interface Desk {
  readonly site: RunningSite;
  readonly mail: MailServer;
}

/** A data folder with the published content, whose pages name the address with this port. */
interface Published {
  readonly dataDir: string;
  readonly port: number;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'rivermark-'));

/**
 * A server for one test: actions at the desk (links, passkeys, contact records) would disturb other
 * tests. With `publishes`, it has published the content of the tests.
 */
export const test = base.extend<
  { deskSettings: Readonly<Record<string, string>>; publishes: boolean; desk: Desk },
  { publishOnce: () => Promise<Published> }
>({
  deskSettings: [{}, { option: true }],
  publishes: [false, { option: true }],
  // A publish takes ten seconds of a processor, so the tests of a worker share one by copying it.
  publishOnce: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads what is needed from it
    async ({}, use) => {
      let published: Promise<Published> | undefined;
      const publish = async () => {
        const [dataDir, port] = [newFolder(), await freePort()];
        await publishFixture({ dataDir, url: `http://localhost:${port}` });
        return { dataDir, port };
      };
      await use(() => {
        published ??= publish();
        return published;
      });
      if (published) rmSync((await published).dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ watching, deskSettings, publishes, publishOnce }, use) => {
      const mail = await startMailServer();
      const settings = { env: { SMTP_URL: mail.url, ...deskSettings }, builtSite: TESTED_SITE };
      const site = publishes
        ? await startSite({ ...settings, ...copyOf(await publishOnce()) })
        : await startSite(settings);
      watching.expected.push(new RegExp(`^asked localhost:${site.port}$`), /401/, /404/);
      await use({ site, mail });
      await site.remove();
      await mail.stop();
    },
    // For a publish on a busy machine.
    { timeout: 600_000 },
  ],
});

function copyOf({ dataDir, port }: Published): Published {
  const copy = newFolder();
  // The times of photos tell the server that it knows them.
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  return { dataDir: copy, port };
}
