import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TESTED_SITE } from './build-sites.ts';
import { builtSite, regionOf } from './built-site.ts';
import { BROKERAGE, guides, homeIds, homes, listsFound, listsLeftOut } from './paths.ts';

const site = builtSite();

interface Data {
  readonly '@type': string;
  readonly [key: string]: unknown;
}
const dataOf = (path: string) => {
  const $ = site.page(path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Data);
};
const linksOf = (path: string) => {
  const $ = site.page(path);
  return new Set(
    $('main a[href]')
      .toArray()
      .map((link) => link.attribs.href),
  );
};

describe.each(homeIds)('the page of %s', (id) => {
  const path = `/properties/${id}`;
  const $ = site.page(path);
  const [name, slug, price, beds] = homes[id];
  const main = $('main').text();

  test('says, without scripts, what the home is, costs and has, and under whose name', () => {
    expect($('h1').text()).toBe(name);
    for (const said of [price, 'For sale', guides[slug][0], 'Your Agent', BROKERAGE])
      expect(main).toContain(said);
    expect(regionOf($, 'Breadcrumbs').text()).toMatch(new RegExp(`Home.*Properties.*${name}`));
    const particulars = regionOf($, 'The particulars')
      .find('dt')
      .toArray()
      .map((label) => $(label).text());
    expect(particulars.length).toBeGreaterThanOrEqual(6);
    // Nothing is said twice.
    for (const figure of $('.home-figures dt').toArray()) expect(particulars).not.toContain($(figure).text());
    // The way in, the rooms, what is around it: as much as a guide says of a place.
    const words = regionOf($, 'About this home').find('p');
    expect(words.length).toBeGreaterThanOrEqual(3);
    expect(words.text().split(/\s+/).length).toBeGreaterThan(150);
    expect($('.home-figures dd').first().text()).toBe(String(beds));
  });

  test('shows its drawing as one, and where it lies without saying the spot', () => {
    expect($('.home-picture figcaption').text()).toBe('Illustration');
    expect($('.home-picture img').attr('fetchpriority')).toBe('high');
    expect($('link[rel=preload][as=image]').attr('imagesrcset')).toContain(`/img/${id}-800-`);
    const place = regionOf($, guides[slug][0]);
    expect(place.find('.locator img').attr('alt')).toContain(guides[slug][0]);
    expect(place.find('figcaption').text()).toContain('not the home');
    // What a condominium costs there is said of a condominium alone.
    const [, median, growth, days] = guides[slug];
    expect(
      place
        .find('dd')
        .toArray()
        .map((figure) => $(figure).text()),
    ).toEqual(id === 'downtown-penthouse' ? [median, growth, days] : [growth, days]);
    expect(place.find('.footnote').text()).toMatch(/[A-Z][a-z]+ 20\d\d/);
    expect(place.find('.next-guide a').attr('href')).toBe(`/neighborhoods/${slug}`);
  });

  test('shows its elevation beside the words, and beside the ask a second view, or a detail that is said to be one', () => {
    const shown = $('main section, main figure')
      .find('img[src*="/img/"]')
      .toArray()
      .map((image) => (image.attribs.src ?? '').replace(/-\d+-\w+\.\w+$/, ''));
    const own = [...new Set(shown)].filter((name) => name.startsWith(`/img/${id}`));
    // The estate alone has a second view that is drawn for itself.
    const nearer = id === 'riverfront-estate' ? [`/img/${id}-close-up`] : [];
    const plans = $('.home-plan').length > 0 ? [`/img/${id}-plan`] : [];
    const views = own.filter((name) => name.startsWith(`/img/${id}-view-`));
    expect(views).toHaveLength($('.home-views li').length);
    expect(own).toEqual([`/img/${id}`, ...views, ...plans, ...nearer]);
    const plate = $('.home-facts figure');
    expect(plate.find('img').attr('src')).toMatch(/^\/img\/plate-/);
    expect(plate.find('figcaption').text()).toMatch(/^Plate [IVX]+\. .+ Illustration\.$/);
    const ask = $('.home-ask figure');
    expect(ask.find('img').attr('src')).toContain(nearer[0] ?? `/img/${id}-`);
    const caption = nearer.length > 0 ? /\. Illustration\.$/ : /^[^.]+, a detail\. Illustration\.$/;
    expect(ask.find('figcaption').text()).toMatch(caption);
  });

  const see = 'See this home for yourself';

  test('says what a month costs in one row, and ends in the ask', () => {
    const order = $('main h2')
      .not('dialog *')
      .toArray()
      .map((heading) => $(heading).text());
    const notOfAll = ['Open house', 'The plan', 'A look around'];
    expect(order.filter((heading) => !notOfAll.includes(heading))).toEqual([
      'About this home',
      'The particulars',
      'What a month costs',
      guides[slug][0],
      see,
      'The next home, by letter',
      'Homes to look at next',
    ]);
    const costs = regionOf($, 'What a month costs').find('details');
    expect(costs.attr('open')).toBeUndefined();
    expect(costs.find('summary').text()).toMatch(/^What a month costs\$\d,\d{3} before insurance$/);
    const ask = regionOf($, see);
    expect(ask.text()).toContain(BROKERAGE);
    expect(ask.find('.footnote').text()).toContain('A written buyer agreement is needed before a tour');
  });

  test('can be asked for without scripts, with the home filled in', () => {
    const form = $('form[action="/enquiries/showing"]');
    const address = form.find('input[type=hidden][name=place]').attr('value');
    expect(address).toMatch(/^No\. \d Sample/);
    expect(main).toContain(address);
    expect(form.find('input[name=page]').attr('value')).toBe(path);
    // What only scripts can do says so, or is not there.
    expect(regionOf($, 'What a month costs').find('.without-scripts').text()).toMatch(/needs JavaScript/);
    expect(regionOf($, 'What a month costs').text()).toContain('An estimate, not an offer of credit');
  });

  test('tells search engines of the home, its offer and the way to it', () => {
    const [listing] = dataOf(path).filter((one) => one['@type'] === 'RealEstateListing');
    const amount = Number(price.replace(/[$,]/g, ''));
    expect(listing).toMatchObject({
      url: site.urlOf(path),
      about: {
        '@type': id === 'downtown-penthouse' ? 'Apartment' : 'SingleFamilyResidence',
        address: {
          streetAddress: expect.stringMatching(/^No\. \d Sample \w+$/),
          addressRegion: 'FL',
          postalCode: guides[slug][4],
        },
        numberOfBedrooms: beds,
      },
      offers: { '@type': 'Offer', price: amount, availability: 'https://schema.org/InStock' },
    });
    expect(listing?.description).toMatch(/^A sample, not an offer of sale\./);
    const [crumbs] = dataOf(path).filter((one) => one['@type'] === 'BreadcrumbList');
    expect(JSON.stringify(crumbs)).toContain(site.urlOf('/properties'));
    expect(site.hasFile(`/cards/properties-${id}.jpg`)).toBe(true);
  });

  test('leads to three others, those of its neighborhood first', () => {
    const next = regionOf($, 'Homes to look at next')
      .find('article a')
      .toArray()
      .map((link) => (link.attribs.href ?? '').replace('/properties/', ''));
    expect(next).toHaveLength(3);
    expect(next).not.toContain(id);
    const here = homeIds.filter((other) => other !== id && homes[other][1] === slug);
    expect(next.slice(0, here.length)).toEqual(here);
  });
});

test('an open house is told on its page, on cards, to search engines and to calendars', () => {
  const path = '/properties/san-marco-georgian';
  const $ = site.page(path);
  const section = regionOf($, 'Open house');
  expect(section.find('time').text()).toBe('Sunday, June 10, 2035, 11 AM–1:30 PM');
  expect(section.find('p').text()).toContain('follow the brick walk');
  for (const other of ['/', '/properties', '/neighborhoods/san-marco'])
    expect(site.page(other)('main').text()).toContain('Open Sunday, June 10, 2035, 11 AM–1:30 PM');
  const [event] = dataOf(path).filter((one) => one['@type'] === 'Event');
  expect(event).toMatchObject({
    name: 'Open house: San Marco Georgian',
    startDate: '2035-06-10T11:00:00-04:00',
    endDate: '2035-06-10T13:30:00-04:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', address: { '@type': 'PostalAddress', postalCode: '32207' } },
    organizer: { name: expect.stringContaining(BROKERAGE), url: site.urlOf('/') },
  });
  const calendar = readFileSync(join(TESTED_SITE, 'public', section.find('a').attr('href') ?? ''), 'utf8');
  expect(calendar).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:20350610T150000Z\r\nDTEND:20350610T173000Z\r\n/,
  );
  expect(site.page('/properties/avondale-tudor')('.home-open')).toHaveLength(0);
});

test('carousel, guides and the list lead to every home, and the home page to the list', () => {
  const all = homeIds.map((id) => `/properties/${id}`);
  for (const path of all) {
    expect(linksOf('/')).toContain(path);
    expect(linksOf('/properties')).toContain(path);
  }
  for (const id of homeIds) expect(linksOf(`/neighborhoods/${homes[id][1]}`)).toContain(`/properties/${id}`);
  expect(linksOf('/')).toContain('/properties');
});

const shownOn = (path: string) => {
  const $ = site.page(path);
  return $('main article h2 a')
    .toArray()
    .map((link) => (link.attribs.href ?? '').replace('/properties/', ''));
};
const priceOf = (id: (typeof homeIds)[number]) => Number(homes[id][2].replace(/[$,]/g, ''));

test.each([
  ['/properties', () => true],
  ['/properties/in/ortega', (id) => homes[id][1] === 'ortega'],
  ['/properties/in/springfield', () => false],
  ['/properties/beds/5', (id) => homes[id][3] >= 5],
  ['/properties/price/750k-1m', (id) => priceOf(id) >= 750_000 && priceOf(id) < 1_000_000],
  ['/properties/price/1m-1500k', (id) => priceOf(id) >= 1_000_000],
  ['/properties/status/for-sale', () => true],
  ['/properties/status/sold', () => false],
] as [string, (id: (typeof homeIds)[number]) => boolean][])(
  '%s shows the homes that fit, and no others',
  (path, fits) => {
    expect(shownOn(path).sort()).toEqual(homeIds.filter(fits).sort());
  },
);

test('every choice on a list is a plain link to a page that says it is chosen', () => {
  const $ = site.page('/properties');
  const links = regionOf($, 'Narrow the list').find('a').toArray();
  expect(links.length).toBeGreaterThan(12);
  for (const link of links) {
    const path = link.attribs.href ?? '';
    const said = /\d+(?= homes?$)/.exec($(link).text())?.[0];
    expect([...listsFound, ...listsLeftOut]).toContain(path);
    const chosen = regionOf(site.page(path), 'Narrow the list').find('[aria-current]');
    expect(chosen).toHaveLength(1);
    // What the link said it would leave is there.
    expect(said).toBe(`${shownOn(path).length}`);
    // Pressed again it ends.
    expect(chosen.attr('href')).toBe('/properties');
    expect(shownOn(path).length).toBeGreaterThan(0);
  }
});

test('a list without homes says so, and whom to ask', () => {
  const main = site.page('/properties/in/springfield')('main').text();
  expect(main).toContain('No home here fits that right now.');
  expect(main).toContain(BROKERAGE);
});

const folder = TESTED_SITE;
const before = JSON.parse(readFileSync(join(folder, 'kept-assets.json'), 'utf8')) as Record<string, string>;
/** The scripts of this build, not those that it keeps of earlier ones. */
const scripts = readdirSync(join(folder, 'public/assets')).filter(
  (file) => file.endsWith('.js') && !(`public/assets/${file}` in before),
);

test('no script carries the words of a page, so that scripts stay as they are whatever the content says', () => {
  const all = scripts.map((file) => readFileSync(join(folder, 'public/assets', file), 'utf8')).join();
  const long = (text: string) => text.length > 60;
  for (const path of [
    '/',
    '/properties/riverfront-estate',
    '/neighborhoods/ortega',
    '/faq',
    '/buyers-guide',
  ]) {
    const $ = site.page(path);
    // The words of forms belong to their islands; they are not content.
    const words = $('main p')
      .not('dialog p')
      .toArray()
      .map((element) => $(element).text())
      .filter(long);
    expect(words.length, path).toBeGreaterThan(4);
    for (const paragraph of words) expect(all).not.toContain(paragraph.slice(0, 60));
  }
});

test('no test of a page is built with the pages', () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => file.includes('.test'))).toEqual([]);
});
