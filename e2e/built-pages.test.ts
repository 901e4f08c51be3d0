import { describe, expect, test } from 'vitest';
import { builtSite } from './built-site.ts';
import { BROKERAGE, listsLeftOut, pathsFound, unlisted } from './paths.ts';

const site = builtSite();
const paths = [...pathsFound, ...listsLeftOut];
const all = [...paths, '/no-such-page'];

describe.each(all)('%s', (path) => {
  const $ = site.page(path);

  test('is a page of its own: one heading, a title, a description, an address', () => {
    expect($('h1')).toHaveLength(1);
    expect($('title').text()).toMatch(/ \| Rivermark Jacksonville Real Estate$/);
    expect($('meta[name=description]').attr('content')).toMatch(/^.{50,}$/);
    if (path !== '/no-such-page') expect($('link[rel=canonical]').attr('href')).toBe(site.urlOf(path));
  });

  test('has each id once, and no style of an element’s own', () => {
    const ids = $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get();
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect($('[style]')).toHaveLength(0);
  });

  test('has two empty live regions from the start, outside any dialog, and two in each dialog', () => {
    const places = ['body', ...$('dialog').map((_, { attribs }) => `#${attribs.id}`)];
    for (const place of places)
      for (const role of ['status', 'alert']) {
        const region = $(`${place} > .live-regions > [role=${role}]`);
        expect(region, `${role} in ${place}`).toHaveLength(1);
        expect(region.text()).toBe('');
      }
    expect($('.toasts').is('[role], [aria-live]')).toBe(false);
  });

  test('says at its foot whose it is, that housing is fair, and what to know of wire instructions', () => {
    for (const words of [BROKERAGE, 'Equal Housing Opportunity', 'wire instructions'])
      expect($('footer').text()).toContain(words);
    expect($('footer a[href^="tel:"]').length).toBeGreaterThan(0);
    expect($('footer a[href^="mailto:"]').length).toBeGreaterThan(0);
  });
});

/** The classes that a page's sheets know: those within it, and those that it asks for. */
function styledBy($: ReturnType<typeof site.page>): ReadonlySet<string> {
  const asked = $('link[rel=stylesheet]')
    .toArray()
    .map(({ attribs }) => site.file(attribs.href ?? ''));
  const css = [$('style').text(), ...asked].join('');
  return new Set(Array.from(css.matchAll(/\.([a-z][a-z0-9-]+)/g), ([, name = '']) => name));
}

test('what one page styles is styled on each page that has it: a part brings its sheet along', () => {
  const known = new Map(all.map((path) => [path, styledBy(site.page(path))]));
  const anywhere = new Set([...known.values()].flatMap((names) => [...names]));
  for (const [path, names] of known) {
    const $ = site.page(path);
    const borne = new Set(
      $('[class]')
        .get()
        .flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
    );
    const bare = [...borne].filter((name) => anywhere.has(name) && !names.has(name));
    expect(bare, path).toEqual([]);
  }
});

test('no two pages share a title or a description', () => {
  expect(new Set(paths.map((path) => site.page(path)('title').text())).size).toBe(paths.length);
  const descriptions = paths.map((path) => site.page(path)('meta[name=description]').attr('content'));
  expect(new Set(descriptions).size).toBe(paths.length);
});

test('all internal links and their hashes resolve', () => {
  const seen = new Set<string>();
  for (const path of all) {
    for (const link of site.page(path)('a[href]').toArray()) {
      const { hostname, pathname, hash } = new URL(link.attribs.href ?? '', `http://site${path}`);
      if (hostname !== 'site' || seen.has(pathname + hash)) continue;
      seen.add(pathname + hash);
      expect(site.hasPage(pathname) || site.hasFile(pathname), `${pathname} on ${path}`).toBe(true);
      const id = decodeURIComponent(hash.slice(1));
      if (id) expect(site.page(pathname)(`[id="${id}"]`), `${pathname}${hash} on ${path}`).toHaveLength(1);
    }
  }
  expect(seen.size).toBeGreaterThan(paths.length);
});

test('every file that a page names is there', () => {
  const files = new Set(
    all.flatMap((path) =>
      site
        .page(path)('img[src], source[srcset], link[href]')
        .toArray()
        .flatMap(({ attribs }) =>
          [attribs.srcset ?? '', attribs.src ?? '', attribs.href ?? ''].join(', ').split(', '),
        )
        .map((one) => one.split(' ')[0] ?? '')
        .filter((file) => file.startsWith('/') && file !== '/'),
    ),
  );
  expect(files.size).toBeGreaterThan(100);
  expect([...files].filter((file) => !site.hasFile(file))).toEqual([]);
});

test('the sitemap lists every page with the day of its last change, but those that ask to be left out', () => {
  const listed = [
    ...site.file('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g),
  ];
  const leftOut = [...unlisted, ...listsLeftOut];
  expect(listed.map(([, url]) => url).sort()).toEqual(
    paths
      .filter((path) => !leftOut.includes(path))
      .map(site.urlOf)
      .sort(),
  );
  for (const path of paths)
    expect(site.page(path)('meta[name=robots]').attr('content'), path).toBe(
      leftOut.includes(path) ? 'noindex' : undefined,
    );
  expect(site.file('robots.txt')).toContain(site.urlOf('/sitemap.xml'));
});

test('every form names the brokerage, and no box is ticked before a visitor ticks it', () => {
  const $ = site.page('/');
  const dialogs = $('dialog:has(form[action])').toArray();
  expect(dialogs).toHaveLength(6);
  for (const dialog of dialogs) {
    expect($(dialog).text()).toContain(BROKERAGE);
    const boxes = $(dialog).find('input[type=checkbox]');
    expect(boxes).toHaveLength(1);
    expect(boxes.attr('checked')).toBeUndefined();
  }
});

test('a form asks first who writes, and which home just before the message: the button has said it', () => {
  for (const path of ['/', '/neighborhoods/san-marco']) {
    const $ = site.page(path);
    const names = $('#enquiry-showing .field-control')
      .toArray()
      .map((field) => $(field).attr('name'));
    expect(names[0], path).toBe('name');
    expect(names.slice(-2), path).toEqual(['place', 'message']);
  }
});

test('no font size is in px', () => {
  const style = site.page('/')('style').text();
  expect(style.length).toBeGreaterThan(10_000);
  expect(style.match(/font(?:-size)?:[^;}]*\dpx/g)).toBeNull();
});

test('every picture has its size, and without scripts the river is at dusk', () => {
  for (const path of all)
    expect(site.page(path)('img:not([width]), img:not([height])'), path).toHaveLength(0);
  expect(site.page('/')('img[fetchpriority]').attr('src')).toMatch(/^\/img\/hero-\d+-/);
});

test('a page with a first picture is drawn only once it was read', () => {
  for (const path of paths) {
    const $ = site.page(path);
    const first = $('main img[fetchpriority]').first().attr('id');
    expect($('link[rel=expect][blocking=render]').attr('href'), path).toBe(first && `#${first}`);
  }
});
