import type { Content } from '@rivermark/content';
import { alertExamples } from './gallery/alert-examples.ts';
import { deskExamples } from './gallery/desk-examples.ts';
import { documentsExamples } from './gallery/documents-examples.ts';
import { enquiryExamples } from './gallery/enquiry-examples.ts';
import { reminderExamples } from './gallery/reminder-examples.ts';
import type { Examples } from './gallery/sample.ts';
import { visitorExamples } from './gallery/visitor-examples.ts';

/**
 * One example of every mail and every edge case, rendered on demand, for the developers' gallery
 * and the tests.
 */
export const mailExamples = (content: Content): Examples => ({
  ...enquiryExamples(content),
  ...documentsExamples(content),
  ...deskExamples(content),
  ...reminderExamples(content),
  ...visitorExamples(content),
  ...alertExamples(content),
});
