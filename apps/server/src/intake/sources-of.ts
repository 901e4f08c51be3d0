import { sourcesInWords, type VisitSources } from '@rivermark/contracts/visit-source';
import type { EnquiryRow } from '../db/schema.ts';

/** Which sites or campaigns led to the visit, in words; '' where nobody said. */
export const sourcesOf = ({ sources }: Pick<EnquiryRow, 'sources'>): string =>
  sources === null ? '' : sourcesInWords(JSON.parse(sources) as VisitSources);
