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

/**
 * Each worker has one real server and one real mail server. Every page is watched. A console error,
 * an exception, a violation of the content-security policy or a request to another host fails the
 * test.
 */
export const test = base.extend<
  { watching: Watching; beforeScripts: BeforeScripts },
  { served: Served; builtSite: string }
>({
  /** The served site; '' means the default one. */
  builtSite: [TESTED_SITE, { option: true, scope: 'worker' }],
  served: [
    async ({ builtSite }, use) => {
      const mail = await startMailServer();
      const site = await startSite({ env: { SMTP_URL: mail.url }, builtSite });
      await use({ site, mail });
      await site.remove();
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served.site.url),
  watching: [
    async ({ context, served }, use) => {
      const faults: string[] = [];
      const expected: RegExp[] = [TRANSITION_LEFT_OUT];
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('request', (request) => {
        const { host, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && host !== new URL(served.site.url).host)
          faults.push(`asked ${host}`);
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
