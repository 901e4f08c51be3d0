import { sourcesInWords, type VisitSources } from '@rivermark/contracts/visit-source';
import type { EnquiryRow } from '../db/schema.ts';

/** The sites or campaigns that led to the visit, in words; '' if unknown. */
export const sourcesOf = ({ sources }: Pick<EnquiryRow, 'sources'>): string =>
  sources === null ? '' : sourcesInWords(JSON.parse(sources) as VisitSources);
