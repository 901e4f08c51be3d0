import { expect, test } from 'vitest';
import { asServed } from './served-files.ts';

const page = Buffer.from(
  '<p>Before</p><div class="code" data-code-of="/h/3"></div><div data-code-of="/h/4">kept</div>',
);

test('an element that waits for a code gets it, with the short address, once the address is known', () => {
  const html = asServed('pages/home.html', page, 'https://rivermark.example').toString();
  expect(html).toMatch(
    /^<p>Before<\/p><div class="code" data-code-of="\/h\/3"><svg viewBox="0 0 (33|37) \1"[^>]*>.*<\/svg><span>rivermark\.example\/h\/3<\/span><\/div>/,
  );
  expect(html).toContain('data-code-of="/h/4">kept<');
});

test('without an address it waits', () => {
  expect(asServed('pages/home.html', page, 'https://origin.rivermark.invalid').equals(page)).toBe(true);
});
