import { developments } from '@rivermark/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MapFrame } from '../../maps/map-frame.tsx';

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
const ids = developments.map(({ id }) => id);

test("pins, cards and the list are the data's projects, all of them, in one order", async () => {
  const frame = renderToStaticMarkup(<MapFrame />);
  expect(found(frame, /data-pin="([^"]+)"/g)).toEqual(ids);
  expect(found(frame, /<article class="card" id="([^"]+)"/g)).toEqual(ids);

  vi.stubGlobal('__COUNTS__', false);
  vi.stubGlobal('__MAP_EMBED_URL__', '');
  vi.stubGlobal('__EMAIL_SETTINGS__', {});
  const { DevelopmentsSection } = await import('../../routes/home/developments-section.tsx');
  const list = renderToStaticMarkup(<DevelopmentsSection />);
  expect(found(list, /<li data-project="([^"]+)"/g)).toEqual(ids);
  for (const { name, text } of developments) {
    const plain = (html: string) => html.replaceAll('&amp;', '&');
    expect(plain(list)).toContain(name);
    expect(plain(list)).toContain(text);
    expect(plain(frame)).toContain(text);
  }
});
