import type { Content } from '@rivermark/content';
import type { CalendarEntry } from '@rivermark/contracts/calendar-file';
import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { oneLine } from '@rivermark/contracts/forms';
import type { EnquiryRow } from '../db/schema.ts';
import type { ShowingRow } from '../db/showing-tables.ts';
import { knownPlace } from '../known-place.ts';

/** Where one meets, as the inquiry says it; by video or telephone there is no place. */
export const placeOfShowing = (
  { home }: Pick<EnquiryRow, 'home'>,
  { showingWay, propertyAddress }: EnquiryDetails,
): string => (showingWay === 'Video' ? 'By video' : oneLine(home ?? propertyAddress ?? ''));

/** What is arranged, within a sentence: 'showing of the Riverside Bungalow', 'meeting'. */
export function arranged(content: Content, enquiry: Pick<EnquiryRow, 'kind' | 'home' | 'page'>): string {
  const place = knownPlace(content, enquiry) ?? (enquiry.home === null ? undefined : oneLine(enquiry.home));
  if (enquiry.kind === 'showing') return place ? `showing of ${place}` : 'showing';
  return place ? `meeting about ${place}` : 'meeting';
}

/** The same to the visitor: 'your showing of the Riverside Bungalow', 'our meeting'. */
export const arrangedWithYou = (
  content: Content,
  enquiry: Pick<EnquiryRow, 'kind' | 'home' | 'page'>,
): string => `${enquiry.kind === 'showing' ? 'your' : 'our'} ${arranged(content, enquiry)}`;

/**
 * A showing as an entry of a calendar. With `deskUrl` it is the agent's own: it says whom she
 * meets and how to reach them.
 */
export function entryOfShowing(
  content: Content,
  { showing, enquiry }: { readonly showing: ShowingRow; readonly enquiry: EnquiryRow },
  { deskUrl }: { readonly deskUrl?: string },
): CalendarEntry {
  const { identity } = content;
  const details = JSON.parse(enquiry.details) as EnquiryDetails;
  const what = enquiry.kind === 'showing' ? 'Showing' : 'Meeting';
  const known = knownPlace(content, enquiry);
  const about = known ? `${what}: ${known}` : what;
  return {
    uid: showing.uid,
    sequence: showing.sequence,
    changedAt: showing.changed_at,
    startsAt: showing.starts_at ?? 0,
    minutes: showing.minutes,
    title: deskUrl ? `${about}, ${oneLine(enquiry.name)}` : `${about}, ${identity.agentName}`,
    place: placeOfShowing(enquiry, details),
    description: deskUrl
      ? [oneLine(enquiry.name), oneLine(enquiry.phone), enquiry.email, deskUrl].filter(Boolean).join('\n')
      : [identity.agentName, identity.brokerageName, identity.phone].join('\n'),
    isCalledOff: showing.called_off_at !== null,
  };
}
