import { expect, test } from 'vitest';
import { pageHtml } from './page-html.ts';

const evil = '</script><script>alert("1")</script>&"';

test('no text of the site ends the data that a page carries, or becomes markup of its head', () => {
  const html = pageHtml({
    path: '/faq',
    meta: { title: evil, heading: evil, description: evil },
    brand: { name: 'Rivermark', tagline: 'Real Estate', titleSuffix: ' | Rivermark Real Estate' },
    style: '',
    boot: '',
    body: '',
    fonts: [],
    scripts: { start: [], ahead: [] },
    structuredData: [{ '@type': 'Question', name: evil }],
    card: { url: '/card.jpg', alt: evil },
  });
  expect(html).not.toContain('alert("1")');
  expect(html).not.toContain(`</script><script>alert`);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ '@type': 'Question', name: evil });
});
