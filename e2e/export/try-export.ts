/**
 * Exports the site, and serves it from a static server that only knows files. In Chromium, sends an
 * enquiry from there to the server of another origin, with scripts and without. Ends with 1 if one
 * of them is not stored, or the browser reported an error. CHROMIUM_PATH names the browser.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { documentIds, objectNameOf, RESUMABLE_PATH } from '@rivermark/contracts/documents';
import { thanksTitle } from '@rivermark/contracts/forms';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { startSite } from '@rivermark/testkit/site';

const siteOrigin = 'http://www.rivermark.test';
const apiOrigin = 'http://api.rivermark.test';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Files by their path, and `faq.html` for `/faq`, like every static host; no header besides the
 * type.
 */
async function serveFiles(folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/'));
    const names = path === '/' ? ['index.html'] : [path, `${path}.html`];
    for (const name of names) {
      try {
        const body = readFileSync(join(folder, name));
        response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
        return void response.end(body);
      } catch {
        // The next name, or none.
      }
    }
    response.statusCode = 404;
    response.end(readFileSync(join(folder, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, stop: () => server.close() };
}

const folder = await mkdtemp(join(tmpdir(), 'rivermark-export-'));
const env = { SITE_ORIGIN: siteOrigin, API_ORIGIN: apiOrigin, ALLOW_SAMPLE_IDENTITY: '1' };
execFileSync(join(import.meta.dirname, '../../script/export-site'), [join(folder, 'site')], {
  env: { ...process.env, ...env },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const files = await serveFiles(join(folder, 'site'));
const mail = await startMailServer();
const api = await startSite({
  env: { SMTP_URL: mail.url, PUBLIC_URL: apiOrigin, SITE_ORIGIN: siteOrigin },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    `--host-resolver-rules=MAP www.rivermark.test:80 127.0.0.1:${files.port}, MAP api.rivermark.test:80 127.0.0.1:${api.port}`,
  ],
});
const faults: string[] = [];

/** A document's first call, whose response the page can read only if allowed. */
async function beginUpload(page: Page): Promise<void> {
  const metadata = Object.entries({
    bucketName: documentIds.bucket,
    objectName: objectNameOf(Date.now(), 'photoId', 'scan.pdf'),
  });
  const location = await page.evaluate(
    async ({ url, headers }) => (await fetch(url, { method: 'POST', headers })).headers.get('location'),
    {
      url: apiOrigin + RESUMABLE_PATH,
      headers: {
        apikey: documentIds.anonKey,
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': metadata.map(([key, value]) => `${key} ${btoa(value)}`).join(','),
      },
    },
  );
  if (!location?.startsWith(RESUMABLE_PATH)) faults.push(`an upload was begun at ${location}`);
}

async function send(scripts: boolean, name: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: scripts });
  page.on('console', (message) => {
    // From the thanks page: these origins have no certificate.
    const isOfPlainHttp = message.text().startsWith('The Cross-Origin-Opener-Policy header');
    if (message.type() === 'error' && !isOfPlainHttp) faults.push(`${name}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
  await page.goto(`${siteOrigin}/`);
  if (scripts) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('.contact-widget summary').click();
  await page.getByRole('button', { name: 'Message', exact: true }).last().click();
  const form = page.getByRole('dialog').locator('form');
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=email]').fill('ada@visitor.example');
  await form.locator('[name=phone]').fill('(904) 555-0123');
  await form.locator('[name=message]').fill('Is the house on Riverside Avenue still for sale?');
  await form.locator('[type=submit]').click();
  await page.getByText(thanksTitle).first().waitFor();
  if (scripts) await beginUpload(page);
  await page.close();
  await mail.waitForMail(({ mail: { subject } }) => subject?.includes(name) ?? false);
}

try {
  await send(true, 'Ada Scripted');
  await send(false, 'Ada Scriptless');
  console.log('Both enquiries came from the exported site, and nothing was refused.');
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error));
}
for (const fault of faults) console.error(`FAULT ${fault}`);
await browser.close();
await api.remove();
await mail.stop();
files.stop();
await rm(folder, { recursive: true });
process.exitCode = faults.length > 0 ? 1 : 0;
