import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MapFrame } from '../../maps/map-frame.tsx';
import { SiteProvider } from '../../site/site.tsx';
import { siteForTests } from '../../site/site-for-tests.ts';

const site = siteForTests();
const { developments } = site.content;
const drawn = (part: ReactNode) => renderToStaticMarkup(<SiteProvider site={site}>{part}</SiteProvider>);

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
const ids = developments.map(({ id }) => id);

test("pins, cards and the list are the data's projects, all of them, in one order", async () => {
  const frame = drawn(<MapFrame />);
  expect(found(frame, /data-pin="([^"]+)"/g)).toEqual(ids);
  expect(found(frame, /<article class="card" id="([^"]+)"/g)).toEqual(ids);

  vi.stubGlobal('__COUNTS__', false);
  const { DevelopmentsSection } = await import('../../routes/home/developments-section.tsx');
  const list = drawn(<DevelopmentsSection />);
  expect(found(list, /<li data-project="([^"]+)"/g)).toEqual(ids);
  for (const { name, text } of developments) {
    const plain = (html: string) => html.replaceAll('&amp;', '&');
    expect(plain(list)).toContain(name);
    expect(plain(list)).toContain(text);
    expect(plain(frame)).toContain(text);
  }
});
