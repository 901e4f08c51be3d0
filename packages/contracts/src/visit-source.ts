import { oneLine } from './forms/lines.ts';

/** What is read of an outside source, in the order in which it is shown. */
const sourceFields = ['source', 'medium', 'campaign', 'term', 'content', 'host'] as const;

/** A link from outside: its campaign (UTM), and the host of the page that it was on. */
export type VisitSource = { readonly [field in (typeof sourceFields)[number]]?: string };

/** The first and the last outside source of one visit. */
export interface VisitSources {
  readonly first: VisitSource;
  readonly last: VisitSource;
}

const LONGEST_VALUE = 100;

/** Reads 'utm_source=news&host=mail.example'. Never throws; undefined where it names no source. */
export function parseVisitSource(text: string): VisitSource | undefined {
  const named = new URLSearchParams(text.slice(0, 2000));
  const values = sourceFields.flatMap((field) => {
    const value = oneLine(named.get(field === 'host' ? field : `utm_${field}`) ?? '').slice(0, LONGEST_VALUE);
    return value === '' ? [] : [[field, value] as const];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** The source by which visits are counted: the campaign's, or the linking host. */
export const sourceName = ({ source, host, campaign, medium }: VisitSource): string =>
  source ?? (host && withoutWww(host)) ?? campaign ?? medium ?? 'Other campaigns';

const sourceInWords = ({ host, ...campaign }: VisitSource): string => {
  const named = sourceFields.flatMap((field) => (field === 'host' ? [] : (campaign[field] ?? [])));
  if (named.length === 0) return withoutWww(host ?? '');
  return `${named.join(' / ')}${host ? ` (from ${withoutWww(host)})` : ''}`;
};

/** 'google.com', or 'First google.com, last newsletter / email'. */
export function sourcesInWords({ first, last }: VisitSources): string {
  const [firstWords, lastWords] = [sourceInWords(first), sourceInWords(last)];
  return firstWords === lastWords ? firstWords : `First ${firstWords}, last ${lastWords}`;
}
