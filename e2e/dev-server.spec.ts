import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { hydrated } from './forms.ts';
import { inAll } from './in-all.ts';

const root = join(import.meta.dirname, '..');

/**
 * A copy of the application, so that changes do not affect other tests. Everything else is linked.
 */
function copyOfSite(): string {
  const copy = mkdtempSync(join(root, '.cache/dev-journey-'));
  mkdirSync(join(copy, 'apps'));
  mkdirSync(join(copy, '.cache'));
  cpSync(join(root, 'apps/web'), join(copy, 'apps/web'), {
    recursive: true,
    filter: (path) => !/node_modules|dist(\.next|-renderer)?$/.test(path),
  });
  for (const name of [
    'apps/server',
    'packages',
    'illustrations',
    'photos',
    'node_modules',
    '.cache/pictures',
  ])
    symlinkSync(join(root, name), join(copy, name));
  symlinkSync(join(root, 'packages/content/fixtures/specification/content'), join(copy, 'content'));
  return copy;
}

/** Replaces words of a file; fails if the file does not have them. */
function change(file: string, words: string, changed: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(words);
  writeFileSync(file, text.replace(words, changed));
}

/** Resolves with the address that the process prints. */
const addressOf = (dev: ChildProcessByStdio<null, null, Readable>) =>
  new Promise<string>((resolve, reject) => {
    const said: string[] = [];
    createInterface(dev.stderr).on('line', (line) => {
      said.push(line);
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (address) resolve(address);
    });
    dev.once('exit', () => reject(new Error(`It ended:\n${said.join('\n')}`)));
  });

test(
  'while the site is worked on, a changed style and a changed component show at once and lose nothing that was typed',
  inAll,
  async ({ page }) => {
    const copy = copyOfSite();
    const dev = spawn(process.execPath, ['apps/web/build/dev.ts'], {
      cwd: copy,
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(copy, 'var') },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      const url = await addressOf(dev);
      await page.goto(`${url}/faq`);
      await hydrated(page);
      await page.getByText("Let's Connect").click();
      await page.getByRole('button', { name: 'Message', exact: true }).click();
      const name = page.getByRole('dialog').getByLabel('Name').first();
      await name.fill('Typed before');

      const style = join(copy, 'apps/web/app/styles/site.css');
      writeFileSync(style, `${readFileSync(style, 'utf8')}\nh1 { letter-spacing: 7px !important }\n`);
      await expect(page.locator('h1')).toHaveCSS('letter-spacing', '7px');

      // Vite replaces only modules that have run. Until the island is hydrated its modules are on
      // their way, and a change to them is lost.
      const island = page.locator('[data-island]:has(dialog[open])');
      await expect(island).toHaveAttribute('data-hydrated');
      // A component of an island is replaced where it stands.
      const form = join(copy, 'apps/web/app/features/enquiry-forms/enquiry-dialog.tsx');
      change(form, '<p className="enquiry-intro">', '<p className="enquiry-intro">As changed. ');
      await expect(page.getByText('As changed.').first()).toBeVisible();
      await expect(name).toHaveValue('Typed before');

      // The rest of a page is drawn by the server, so the page is loaded again.
      const frame = join(copy, 'apps/web/app/shell/page-frame.tsx');
      change(frame, 'Skip to main content', 'Skip, as changed');
      await expect(page.getByText('Skip, as changed')).toHaveCount(1);

      expect((await page.request.get(`${url}/dev/mail`)).status()).toBe(200);
    } finally {
      const ended = new Promise((resolve) => dev.once('exit', resolve));
      dev.kill();
      await ended;
      rmSync(copy, { recursive: true, force: true });
    }
  },
);
