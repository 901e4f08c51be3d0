import { aboutContent } from './about.ts';
import { conciergeContent } from './concierge.ts';
import { developmentAreas, developments, isActive } from './developments.ts';
import { fairHousingFaults } from './fair-housing.ts';
import { faqItems } from './faq.ts';
import type { Focus } from './focus.ts';
import { neighborhoodGuides } from './guides.ts';
import { developmentIds, neighborhoodSlugs, quizStyles } from './ids.ts';
import { notableSales, spotlights, trendCards } from './market.ts';
import { neighborhoods } from './neighborhoods.ts';
import { quizQuestions, quizResults } from './quiz.ts';

/** All that is checked; the default is the site's own. */
export const siteContent = {
  aboutContent,
  developments,
  conciergeContent,
  faqItems,
  neighborhoodGuides,
  neighborhoods,
  notableSales,
  quizQuestions,
  quizResults,
  spotlights,
  trendCards,
};
export type SiteContent = typeof siteContent;

/** The ZIP codes of Duval and of northern St. Johns County. */
const localZip =
  /^32(?:0(?:0[3-9]|33|65|68|73|8[1-2]|9[25])|2(?:0[2-9]|1[0-9]|2[0-9]|3[0-5]|4[04]|5[04-9]|66|77))$/;
const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

const inside = (share: number) => share >= 0 && share <= 1;
const focusFault = (file: string, focus: Focus | undefined) =>
  focus && !(inside(focus.x) && inside(focus.y)) ? [`${file}: focus: x and y are shares from 0 to 1`] : [];

/** Every string of a value, with the path to it. */
function* textsOf(value: unknown, path: string): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      yield* textsOf(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    }
  }
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function* neighborhoodFaults({ neighborhoods: all, neighborhoodGuides: guides }: SiteContent) {
  for (const slug of neighborhoodSlugs) {
    if (!all.some((one) => one.slug === slug)) yield `neighborhoods.ts: ${slug} is missing`;
    if (!guides[slug]) yield `guides.ts: ${slug} is missing`;
  }
  for (const slug of duplicates(all.map((one) => one.slug)))
    yield `neighborhoods.ts: slug: ${slug} is there twice`;
  for (const { slug, figures, similar, asOf, focus } of all) {
    const file = `neighborhoods/${slug}.ts`;
    yield* focusFault(file, focus);
    if (!localZip.test(figures.zipCode))
      yield `${file}: figures.zipCode: ${figures.zipCode} is no ZIP code of the two counties`;
    if (!/^\$\d{3}K$/.test(figures.medianPrice))
      yield `${file}: figures.medianPrice: ${figures.medianPrice} is not like $425K`;
    if (!/^[+-]\d{1,2}\.\d%$/.test(figures.growth))
      yield `${file}: figures.growth: ${figures.growth} is not like +9.2%`;
    if (!monthPattern.test(asOf)) yield `${file}: asOf: ${asOf} is not like 2026-10`;
    for (const other of similar) {
      if (!neighborhoodSlugs.includes(other)) yield `${file}: similar: there is no neighborhood ${other}`;
    }
  }
}

function* aboutFaults({ aboutContent }: SiteContent) {
  const named: readonly string[] = aboutContent.serviceAreas.list.flat();
  for (const slug of neighborhoodSlugs) {
    if (!named.includes(slug)) yield `about.ts: serviceAreas: ${slug} is missing`;
  }
  for (const slug of duplicates(named)) yield `about.ts: serviceAreas: ${slug} is there twice`;
}

function* marketFaults({ notableSales: sales, spotlights: lights }: SiteContent) {
  for (const { neighborhoodSlug } of sales) {
    if (!neighborhoodSlugs.includes(neighborhoodSlug))
      yield `market.ts: notableSales: there is no neighborhood ${neighborhoodSlug}`;
  }
  for (const { slug } of lights) {
    if (!neighborhoodSlugs.includes(slug)) yield `market.ts: spotlights: there is no neighborhood ${slug}`;
  }
}

function* questionFaults({ faqItems: faq, quizQuestions: quiz, quizResults: results }: SiteContent) {
  if (faq.length !== 8) yield `faq.ts: there are ${faq.length} questions, not 8`;
  for (const id of duplicates(faq.map((one) => one.id))) yield `faq.ts: id: ${id} is there twice`;
  if (quiz.length !== 6) yield `quiz.ts: there are ${quiz.length} questions, not 6`;
  for (const { id, options } of quiz) {
    for (const style of quizStyles) {
      if (!options.some((option) => option.value === style))
        yield `quiz.ts: ${id}.options: ${style} is missing`;
    }
  }
  for (const { style, matches, pictureOf } of Object.values(results)) {
    if (!neighborhoodSlugs.includes(pictureOf))
      yield `quiz.ts: ${style}.pictureOf: there is no neighborhood ${pictureOf}`;
    for (const { slug } of matches) {
      if (slug && !neighborhoodSlugs.includes(slug))
        yield `quiz.ts: ${style}.matches: there is no neighborhood ${slug}`;
    }
  }
}

/** The home page says '15+ active projects'. */
const leastActive = 15;

function* developmentFaults({ developments: all }: SiteContent) {
  const file = 'developments.ts';
  const active = all.filter(isActive).length;
  if (active < leastActive) yield `${file}: ${active} projects are active, not at least ${leastActive}`;
  if (all.map(({ id }) => id).join() !== developmentIds.join())
    yield `${file}: its ids are not those of ids.ts, in their order`;
  for (const { id, area, lon, lat, asOf } of all) {
    if (!monthPattern.test(asOf)) yield `${file}: ${id}.asOf: ${asOf} is not like 2026-10`;
    const { west, south, east, north } = developmentAreas[area].box;
    if (!(lon > west && lon < east && lat > south && lat < north))
      yield `${file}: ${id}: ${lon}, ${lat} is not in ${area}`;
  }
}

function* textFaults(content: SiteContent) {
  for (const { path, text } of textsOf(content, 'content')) {
    if (text.trim() === '') yield `${path}: the text is missing`;
    for (const phrase of fairHousingFaults(text))
      yield `${path}: "${phrase}" is kept out of the copy (see fair-housing.ts)`;
  }
}

/** What is wrong with the content, each fault with its file or path and its field; empty when nothing is. */
export function contentFaults(content: SiteContent = siteContent): string[] {
  return [
    ...neighborhoodFaults(content),
    ...aboutFaults(content),
    ...marketFaults(content),
    ...questionFaults(content),
    ...developmentFaults(content),
    ...textFaults(content),
  ];
}
