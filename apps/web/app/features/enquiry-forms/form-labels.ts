import { type EnquiryKind, isLeadType } from '@rivermark/contracts/forms';
import type { AnalyticsEvent } from '../../analytics/events.ts';

/** The form as analytics knows it: the three leads share one. */
const formName = (kind: EnquiryKind) =>
  isLeadType(kind) ? 'lead' : (kind as 'portfolio' | 'contact' | 'showing');

/** What to report when a dialog opens: only the lead and portfolio forms say so. */
export function openingEvent(kind: EnquiryKind): AnalyticsEvent | undefined {
  const name = formName(kind);
  return name === 'lead' || name === 'portfolio' ? { action: 'modal_open', label: name } : undefined;
}

/** What to report once a form was sent or could not be sent. */
export function submissionEvents(kind: EnquiryKind, result: 'success' | 'error'): AnalyticsEvent[] {
  const submitted = { action: 'form_submission', label: `${formName(kind)}_form_${result}` } as const;
  if (result === 'error' || kind === 'contact') return [submitted];
  return [submitted, { action: 'lead_generation', label: kind }];
}
