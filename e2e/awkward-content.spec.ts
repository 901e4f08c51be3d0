import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@rivermark/testkit/site';
import { load } from 'cheerio';
import { awkwardContents } from '../packages/content/fixtures/awkward.ts';
import { applySettings } from './accessibility-modes.ts';
import { type DrawnSite, drawSite } from './draw-site.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { findingsIn } from './html-findings.ts';
import { inAllUnless } from './in-all.ts';
import { fontsHaveCome, layoutFaults } from './layout-faults.ts';

/** Values that only a program writes, and words that lack their subject. */
const unfinished = /.{0,20}(\b(undefined|NaN|null|Zero|Infinity)\b|\[object|\{\w+\}|\ban? a\b|, ,).{0,20}/g;

/** Headings, links and buttons without a name, unfinished words, and files that are missing. */
function pageFaults({ folder, site }: DrawnSite, path: string): string[] {
  const $ = load(readFileSync(join(folder, 'pages', site.pages[path] ?? ''), 'utf8'));
  const unnamed = $('h1, h2, h3, h4, a, button, summary')
    .toArray()
    .filter((element) => !$(element).text().trim() && !$(element).is('[aria-label], :has([alt])'))
    .map((element) => `unnamed ${element.tagName}.${element.attribs.class}`);
  const names = $('[alt], [aria-label], meta[content]')
    .toArray()
    .map(({ attribs }) => attribs.alt ?? attribs['aria-label'] ?? attribs.content);
  $('script:not([type="application/ld+json"]), style').remove();
  const words = [$('title').text(), $('body').text(), $('script').text(), ...names].join('\n');
  return [...unnamed, ...(words.match(unfinished) ?? [])].map((fault) => `${path}: ${fault}`);
}

function htmlFindings({ folder, site }: DrawnSite, paths: readonly string[]): string[] {
  const pages = mkdtempSync(join(tmpdir(), 'rivermark-html-'));
  for (const path of paths) {
    const file = site.pages[path] ?? '';
    cpSync(join(folder, 'pages', file), join(pages, file.replaceAll('/', '_')));
  }
  const findings = findingsIn(pages);
  rmSync(pages, { recursive: true });
  return findings;
}

const others = process.env.TEST_ALL ? ['/properties', '/neighborhoods/ortega'] : [];
/** The pages at which a browser looks, and with `--all` a validator. All others are read. */
const looksAt = {
  scarce: ['/', '/properties/villa', ...others],
  plenty: ['/', '/properties'],
} as const;

for (const name of ['scarce', 'plenty'] as const)
  test(
    `pages of the ${name} content are whole, and a narrow phone cuts nothing`,
    inAllUnless(name === 'scarce'),
    async ({ page, watching }) => {
      test.slow();
      // The page is on another port than the site of the other journeys.
      watching.expected.push(/^asked localhost/);
      using content = awkwardContents[name]();
      using drawn = await drawSite(content.root);
      const paths = Object.keys(drawn.site.pages);
      expect(paths.flatMap((path) => pageFaults(drawn, path))).toEqual([]);
      if (process.env.TEST_ALL) expect(htmlFindings(drawn, looksAt[name])).toEqual([]);
      const site = await startSite({ builtSite: drawn.folder });
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of looksAt[name]) {
        await page.goto(site.url + path);
        await hydrated(page);
        for (const fontSize of process.env.TEST_ALL ? [100, 200] : [200]) {
          await applySettings(page, { fontSize });
          await fontsHaveCome(page);
          expect.soft(await layoutFaults(page), `${path} with text at ${fontSize} %`).toEqual([]);
        }
      }
      await site.remove();
    },
  );
