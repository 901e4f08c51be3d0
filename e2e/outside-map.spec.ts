import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';

/** The host in the gallery build's setting. */
const HOST = 'maps.test';

/** A map service of another origin. It shows the messages from the page around it. */
const map = `<!doctype html><title>Map</title><h1>An outside map</h1><p id="told"></p>
<script>addEventListener('message', (event) => { told.textContent += JSON.stringify(event.data) })</script>`;

test.use({ builtSite: join(import.meta.dirname, '../.cache/gallery') });

test('a build that names an outside map shows it in the frame, allows its host alone, and keeps the list', async ({
  page,
  watching,
}) => {
  watching.expected.push(/^asked maps\.test$/, /frame-src/, /^asked elsewhere\.test$/);
  await page.route(`http://${HOST}/**`, (route) => route.fulfill({ contentType: 'text/html', body: map }));
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain(`; frame-src 'self' http://${HOST};`);
  await hydrated(page);
  await expect(page.locator('.developments-map iframe')).toHaveCount(0);
  await page.locator('#new-developments .footnote').first().scrollIntoViewIfNeeded();
  const frame = page.frameLocator('.developments-map iframe');
  await expect(frame.getByRole('heading', { name: 'An outside map' })).toBeVisible();
  expect(page.frames()[1]?.url()).toBe(`http://${HOST}/jacksonville`);

  const riversEdge = page.locator('.developments-list [data-project="riversedge"]');
  await riversEdge.locator('summary').click();
  await expect(riversEdge.getByText('Thirty-two acres on the Southbank')).toBeVisible();
  await expect(page).toHaveURL(/project=riversedge/);
  // It gets no messages, and is not expected to follow any.
  await expect(frame.locator('#told')).toBeEmpty();
  await expect(page.getByRole('button', { name: 'See it on the map' })).toHaveCount(0);

  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          resolve(`${effectiveDirective} ${blockedURI}`),
        );
        const other = document.createElement('iframe');
        other.src = 'http://elsewhere.test/';
        document.body.append(other);
      }),
  );
  expect(refused).toMatch(/^frame-src http:\/\/elsewhere\.test/);
});
