import type { onRequestAsyncHookHandler } from 'fastify';
import type { AcceptEnquiry } from '../../intake/accept-enquiry.ts';

/** What both ways to send an enquiry need. */
export interface EnquiryRouteParts {
  readonly acceptEnquiry: AcceptEnquiry;
  /** Of the site's own pages. */
  readonly origins: readonly string[];
  /** Refuses a visitor address that sends too much. */
  readonly limit: onRequestAsyncHookHandler;
}
