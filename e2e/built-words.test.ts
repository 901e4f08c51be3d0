import { brotliCompressSync, constants } from 'node:zlib';
import { retentionDays } from '@rivermark/contracts/retention';
import { describe, expect, test } from 'vitest';
import { builtSite, regionOf } from './built-site.ts';
import { BROKERAGE, carouselHomes, type GuideSlug, guideSlugs, guides, styles } from './paths.ts';

const site = builtSite();

interface Data {
  readonly '@type': string;
  readonly [key: string]: unknown;
}
function structuredData(path: string): Data[] {
  const $ = site.page(path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as Data | { '@graph': Data[] };
      return '@graph' in data ? (data['@graph'] as Data[]) : [data as Data];
    });
}
const typesOf = (path: string) => structuredData(path).map((one) => one['@type']);

test('the home page describes the agent under the brokerage, and the homes of its carousel with their offers', () => {
  const data = structuredData('/');
  const agent = data.find((one) => one['@type'] === 'RealEstateAgent');
  expect(agent).toMatchObject({ parentOrganization: { '@type': 'Organization', name: BROKERAGE } });
  const homes = data.filter((one) => one['@type'] === 'RealEstateListing');
  expect(homes).toHaveLength(carouselHomes.length);
  for (const home of homes) {
    expect(home).toMatchObject({
      about: { '@type': expect.stringMatching(/^(SingleFamilyResidence|Apartment)$/) },
      offers: { '@type': 'Offer', priceCurrency: 'USD' },
    });
    const { price } = home.offers as { price: number };
    expect(price).toBeGreaterThanOrEqual(895_000);
    expect(price).toBeLessThanOrEqual(1_350_000);
  }
});

test.each([
  ['/properties', 'Properties', 'true'],
  ['/properties/riverside-bungalow', 'Properties', 'true'],
  ['/neighborhoods/ortega', 'Neighborhoods', 'true'],
  ['/faq', 'FAQ', 'page'],
])('on %s the menu marks %s, and nothing else', (path, name, current) => {
  const marked = site.page(path)('header .nav-full [aria-current]');
  expect(marked.toArray().map(({ attribs }) => attribs['aria-current'])).toEqual([current]);
  expect(marked.text()).toBe(name);
});

test('the FAQ says its eight answers to search engines as it shows them', () => {
  const $ = site.page('/faq');
  expect(typesOf('/faq')).toContain('BreadcrumbList');
  const faq = structuredData('/faq').find((one) => one['@type'] === 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(faq.mainEntity).toHaveLength(8);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    const item = $('details').filter((_, element) => $(element).find('summary').text().includes(name));
    // A link may follow.
    expect(item.find('p').first().text().startsWith(acceptedAnswer.text), name).toBe(true);
  }
});

test('closing costs are answered with 2-5%, and Contact writes to the agent', () => {
  const $ = site.page('/faq');
  const answer = $('details').filter((_, element) => $(element).text().includes('closing costs'));
  expect(answer.first().text()).toMatch(/2-5%/);
  const contact = $('a').filter((_, element) => $(element).text().trim() === 'Contact');
  expect(contact.attr('href')).toMatch(/^mailto:[^?]+\?subject=/);
  expect(regionOf($, 'Breadcrumbs').text()).toMatch(/Home.*FAQ/);
});

test('the footer leads to every neighborhood, the other pages and the legal ones; the profile elsewhere opens safely', () => {
  const $ = site.page('/faq');
  const linksOf = (list: string) =>
    $(`footer nav[aria-label="${list}"] a`)
      .toArray()
      .map((link) => [$(link).text(), link.attribs.href]);
  expect(linksOf('Neighborhoods').sort()).toEqual(
    guideSlugs.map((slug) => [guides[slug][0], `/neighborhoods/${slug}`]).sort(),
  );
  expect(linksOf('This site')).toEqual([
    ['Properties', '/properties'],
    ['Market Insights', '/market-insights'],
    ['Buyer’s Guide', '/buyers-guide'],
    ['Where You Belong Quiz', '/neighborhood-quiz'],
    ['Client Concierge', '/client-concierge'],
    ['FAQ', '/faq'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Accessibility', '/accessibility'],
  ]);
  expect($('footer a[target=_blank]').attr('rel')).toMatch(/noopener/);
});

test.each(['/neighborhoods/ortega', '/properties', '/faq', '/no-such-page'])(
  '%s leads to the quiz',
  (path) => {
    expect(site.page(path)('main a[href="/neighborhood-quiz"]')).toHaveLength(1);
  },
);

/** Those that the agent chose; for the others only the number is checked. */
const buildings: Partial<Record<GuideSlug, readonly string[]>> = {
  nocatee: ['The Promenade', 'Nocatee Town Center', 'Anastasia', 'Crosswater'],
  'murray-hill': [
    'Historic Bungalow Conversions',
    'Murray Hill Commons',
    'Edgewood Avenue Residences',
    'Park Street Lofts',
  ],
  avondale: [
    'Avondale Square',
    'St. Johns Avenue Residences',
    'Riverside Gardens',
    'The Shoppes of Avondale',
  ],
  southside: [
    'Southside Commons',
    'Butler Boulevard Residences',
    'The Preserve at Southside',
    'Town Center Plaza',
  ],
  ortega: ['Ortega Forest', 'River Oaks', 'Yacht Club Residences', 'The Peninsula'],
  springfield: ['Main Street Lofts', 'Springfield Commons', 'Art District Residences', 'The Revival'],
  'atlantic-beach': ['Oceanfront Condominiums', 'Atlantic Station', 'Seminole Beach', 'Mayport Village'],
  'ponte-vedra-beach': [
    'The Lodge & Club',
    'Sawgrass Country Club',
    'Ponte Vedra Inn Residences',
    'Ocean House',
  ],
};

/** The most bytes that a map may have. */
const most = 40_000;
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

describe.each(guideSlugs)('the guide to %s', (slug) => {
  const $ = site.page(`/neighborhoods/${slug}`);
  const [name, ...figures] = guides[slug];
  const textsOf = (region: string, selector: string) =>
    regionOf($, region)
      .find(selector)
      .toArray()
      .map((element) => $(element).text().trim().replaceAll('\u00a0', ' '));

  test('says its figures with their month', () => {
    expect($('h1').text()).toBe(name);
    expect(textsOf('Market Snapshot', 'dd')).toEqual(figures);
    expect(textsOf('Market Snapshot', '.footnote').join()).toMatch(/[A-Z][a-z]+ 20\d\d/);
  });

  test('points at what to check on a drawing: each number leads to its row, and the row back', () => {
    const rows = regionOf($, 'What to check').find('ol > li').toArray();
    const drawn = $('.plate-numbered a').toArray();
    expect(drawn.length).toBeGreaterThan(0);
    for (const one of drawn) {
      const row = $($(one).attr('href') ?? '');
      const number = String(rows.findIndex((other) => row.is(other)) + 1);
      expect($(one).text()).toBe(number);
      expect($(one).find('svg').attr('aria-label')).toBe(`${number}. ${row.find('h3').text()}`);
      expect(row.find('a').attr('href')).toBe(`#${$(one).attr('id')}`);
      expect(row.find('a').text()).toBe(`${number} on the drawing`);
    }
    expect(regionOf($, 'What to check').find('li a')).toHaveLength(drawn.length);
  });

  test('says what to check, where it lies on a map of its own for each screen, and leads to three places and the next', () => {
    expect(textsOf('What to check', 'h3').length).toBeGreaterThanOrEqual(4);
    expect(textsOf('What to check', 'li > p').every((note) => note.length > 10)).toBe(true);
    const map = $('.locator');
    expect(map.find('.locator-name').text()).toBe(`${name}, ${figures.at(-1)}`);
    expect(map.find('img').attr('alt')).toContain(name);
    for (const address of [
      map.find('img').attr('src') ?? '',
      ...map
        .find('source')
        .toArray()
        .map((source) => source.attribs.srcset ?? ''),
    ]) {
      const drawing = site.file(address);
      expect(drawing, address).toContain('<svg');
      // The best quality, which visitors get, takes ten times as long.
      if (brotliCompressSync(drawing, quickly).length >= most)
        expect(brotliCompressSync(drawing).length, address).toBeLessThan(most);
    }
    const further = regionOf($, 'Look further');
    const next = further.find('a.next').attr('href');
    const others = further
      .find('li a')
      .toArray()
      .map((link) => link.attribs.href);
    expect(new Set([next, ...others, `/neighborhoods/${slug}`]).size).toBe(5);
  });

  test('says two paragraphs and four buildings, and where it stands', () => {
    const about = textsOf(`About ${name}`, 'p');
    expect(about).toHaveLength(2);
    for (const text of about) expect(text.length).toBeGreaterThan(200);
    const list = textsOf('Featured Buildings & Communities', 'dt');
    expect(list).toEqual(
      buildings[slug] ?? [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
    );
    for (const text of [...list, ...textsOf('Featured Buildings & Communities', 'dd')])
      expect(text).not.toBe('');
    expect(regionOf($, 'Breadcrumbs').text()).toMatch(new RegExp(`Home.*Neighborhoods.*${name}`));
    expect(typesOf(`/neighborhoods/${slug}`)).toEqual(expect.arrayContaining(['Place', 'BreadcrumbList']));
  });
});

/** The places in the specified order, and what the button calls them together. */
const results: Readonly<
  Record<(typeof styles)[number], readonly [title: string, places: string[], talk: string]>
> = {
  coastal: ['Coastal Chill', ['Jacksonville Beach', 'Atlantic Beach'], 'the beaches'],
  urban: ['Urban Cool', ['Southbank', 'Brooklyn', 'Downtown'], 'the Riverwalks'],
  historic: ['Historic Soul', ['Riverside', 'Avondale', 'Springfield'], 'the historic districts'],
  eclectic: ['Creative Edge', ['Murray Hill', 'San Marco'], 'the main streets'],
  suburban: ['Family Focused', ['Nocatee', 'Julington Creek', 'Southside'], 'new houses'],
};

test.each(styles)('the result %s is a page of its own, to be shared by who took the quiz', (style) => {
  const path = `/neighborhood-quiz/${style}`;
  const $ = site.page(path);
  const [title, places, talk] = results[style];
  expect($('h1').text()).toBe(title);
  const matches = $('.quiz-matches h3').toArray();
  expect(matches.map((match) => $(match).text())).toEqual(places);
  expect($('.quiz-won button').text()).toBe(`Talk about ${talk}`);
  expect($('.quiz-won .quiz-places .big').text()).toBe(places.join(', '));
  // One conversation is offered once. The first mention of every place with a guide links to it,
  // and so does its card.
  expect($(`button:contains("Talk about ${talk}")`)).toHaveLength(1);
  const guides = $('.quiz-won .quiz-places a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(guides[0]).toMatch(/^\/neighborhoods\//);
  for (const guide of guides) expect($(`.quiz-matches a[href="${guide}"]`)).toHaveLength(1);
  // The way back to the questions is above it.
  expect($('.quiz-won nav a').last().attr('href')).toBe('/neighborhood-quiz');
  expect($('meta[property="og:title"]').attr('content')).toContain(title);
  expect($('meta[property="og:url"]').attr('content')).toBe(site.urlOf(path));
  // A visitor with a shared address has chosen nothing yet.
  expect($('meter')).toHaveLength(0);
  expect($('.lead').first().text()).not.toMatch(/\byou/i);
  expect($('a:contains("Take the Quiz")').attr('href')).toBe('/neighborhood-quiz');
});

test('the home page has its sections in order, and the developments with their three claims, all in the list', () => {
  const $ = site.page('/');
  expect($('h1').text()).toBe('Discover Jacksonville');
  const headings = $('main h2').not('dialog *').toArray();
  expect(headings.map((heading) => $(heading).text())).toEqual([
    'Featured Properties',
    'Neighborhoods',
    'New Developments',
    'One agent, from first call to closing',
    'Everything else on the market today',
    'Start a conversation',
  ]);
  for (const said of ['15+', '$2.5B+', '2024-2027', 'Thirty-two acres on the Southbank'])
    expect($('#new-developments').text()).toContain(said);
  // Without scripts the list stands alone.
  expect($('.developments-list li')).toHaveLength(20);
  expect($('iframe')).toHaveLength(0);
  expect($('a:contains("(opens in a new tab)")').first().attr('target')).toBe('_blank');
});

test('drawings of homes on offer are named as drawings', () => {
  const captions = (path: string, selector: string) => {
    const $ = site.page(path);
    return $(selector)
      .toArray()
      .map((caption) => $(caption).text());
  };
  expect(captions('/', '.slide .caption')).toEqual(Array(8).fill(' · Illustration'));
  expect(captions('/neighborhoods/riverside', '.see-place figcaption')).toEqual([
    'Riverside Bungalow. Illustration.',
  ]);
});

test('the privacy page says for how many days the build was told that things are kept, and names no placeholder', () => {
  const {
    ENQUIRY_RETENTION_DAYS = retentionDays.enquiries,
    DOCUMENT_RETENTION_DAYS = retentionDays.documents,
  } = process.env;
  const text = site.page('/privacy-policy')('main').text();
  const span = Number(ENQUIRY_RETENTION_DAYS) === 730 ? 'two years' : `${ENQUIRY_RETENTION_DAYS} days`;
  expect(text).toContain(`Inquiries are erased ${span} after they arrive.`);
  expect(text).toContain(`Documents are erased ${DOCUMENT_RETENTION_DAYS} days after they arrive`);
  expect(text).not.toMatch(/[{}]/);
});
