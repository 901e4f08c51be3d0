import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { shortDayInJacksonville } from '@rivermark/contracts/jacksonville-time';

/** When a showing is wanted: 'Sat, Nov 28, morning'; '' where no day was said. */
export function wantedInWords({ preferredDate, preferredTime }: EnquiryDetails): string {
  // Noon: within the day, whatever the clock.
  const noon = Date.parse(`${preferredDate ?? ''}T17:00:00Z`);
  if (Number.isNaN(noon)) return '';
  const day = shortDayInJacksonville(noon);
  return preferredTime ? `${day}, ${preferredTime.toLowerCase()}` : day;
}
