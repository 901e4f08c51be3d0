import { test as base } from '@playwright/test';
import { type MailServer, startMailServer } from '@rivermark/testkit/mail-server';
import { type RunningSite, startSite } from '@rivermark/testkit/site';
import { TESTED_SITE } from './build-sites.ts';

interface Served {
  readonly site: RunningSite;
  readonly mail: MailServer;
}

interface Watching {
  /** Console errors that the test causes on purpose; all others fail it. */
  readonly expected: RegExp[];
}

/** Chromium's message for a view transition that it skipped because the window changed. */
const TRANSITION_LEFT_OUT = /^InvalidStateError: Transition was aborted because of invalid state/;

/** A page before its scripts: they are requested, but held until released. */
interface BeforeScripts {
  readonly open: (path: string) => Promise<void>;
  readonly release: () => void;
}

async function serve(builtSite: string): Promise<Served> {
  const mail = await startMailServer();
  return { mail, site: await startSite({ env: { SMTP_URL: mail.url }, builtSite }) };
}

/**
 * Each worker has one real server and one real mail server for each built site. Every page is
 * watched. A console error, an exception, a violation of the content-security policy or a request
 * to another host fails the test.
 *
 * The worker's fixtures are all here and begin when first asked for. Another set of them would end
 * the worker, its browser and its servers, and start new ones.
 */
export const test = base.extend<
  { watching: Watching; beforeScripts: BeforeScripts; builtSite: string; served: Served },
  { serveOnce: (builtSite: string) => Promise<Served> }
>({
  serveOnce: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads what is needed from it
    async ({}, use) => {
      const started = new Map<string, Promise<Served>>();
      await use((builtSite) => {
        const served = started.get(builtSite) ?? serve(builtSite);
        started.set(builtSite, served);
        return served;
      });
      for (const served of started.values()) {
        const { site, mail } = await served;
        await site.remove();
        await mail.stop();
      }
    },
    { scope: 'worker' },
  ],
  /** The folder of the served site. */
  builtSite: [TESTED_SITE, { option: true }],
  served: async ({ builtSite, serveOnce }, use) => use(await serveOnce(builtSite)),
  baseURL: async ({ served }, use) => use(served.site.url),
  watching: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      const ours = new URL(baseURL ?? '').host;
      const expected: RegExp[] = [TRANSITION_LEFT_OUT];
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('request', (request) => {
        const { host, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && host !== ours) faults.push(`asked ${host}`);
      });
      await use({ expected });
      const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      if (unexpected.length > 0) throw new Error(`On the console or the network:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  beforeScripts: async ({ page }, use) => {
    let gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await use({
      open: async (path) => {
        gate = Promise.withResolvers();
        await page.goto(path);
      },
      release: () => gate.resolve(),
    });
    gate.resolve();
  },
});

export { expect } from '@playwright/test';
