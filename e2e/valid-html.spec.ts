import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { paths } from './paths.ts';

const validator = process.env.VNU_JAR ?? '';

interface Finding {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** What the validator says of all HTML files of a folder. It is told of nothing to overlook. */
function findingsIn(folder: string): string[] {
  const said = execFileSync(
    'java',
    ['-jar', validator, '--exit-zero-always', '--format', 'json', '--stdout', '--skip-non-html', folder],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(said) as { messages: Finding[] };
  return messages.map(
    ({ type, url, message, extract }) => `${type} in ${url.split('/').at(-1)}: ${message} [${extract}]`,
  );
}

test('the W3C validator finds nothing, neither in what is delivered nor in the page after its scripts', async ({
  page,
  request,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-html-'));
  for (const path of [
    ...paths,
    '/maps/new-developments',
    '/no-such-page',
    '/enquiries/received?kind=contact',
  ]) {
    const name = path.replaceAll(/[^a-z-]/g, '_');
    writeFileSync(join(folder, `${name}.delivered.html`), await (await request.get(path)).text());
    if (!paths.includes(path)) continue;
    await page.goto(path);
    await hydrated(page);
    writeFileSync(join(folder, `${name}.scripted.html`), await page.content());
  }
  expect(findingsIn(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
