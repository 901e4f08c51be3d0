import type { Content } from '@rivermark/content';
import type { EnquiryMailView } from '../enquiry-mail-view.ts';
import { renderDigestMail, renderEnquiryMail } from '../index.ts';
import { base, type Examples, examplesOf, HOSTILE_ADDRESS, HOSTILE_NAME } from './sample.ts';

const enquiries: Readonly<Record<string, EnquiryMailView>> = {
  'open-house': {
    ...base,
    kind: 'open-house',
    email: '',
    details: {
      place: 'No. 1 Sample Point, Ortega',
      workingWithAgent: 'No',
      signedInAt: '2026-11-20T20:55:00.000Z',
    },
    page: '',
    sources: 'Open house',
  },
  'buyer-guide': {
    ...base,
    kind: 'buyer-guide',
    textConsent: true,
    readingUrl: 'http://localhost:3000/buyers-guide',
  },
  'cma-request': {
    ...base,
    kind: 'cma-request',
    details: { propertyAddress: '123 Main St, Jacksonville, FL' },
  },
  consultation: {
    ...base,
    kind: 'consultation',
    details: {
      interestedIn: 'Moving to Jacksonville',
      about: 'Whether to rent first',
      preferredTime: 'Evening',
    },
  },
  portfolio: {
    ...base,
    kind: 'portfolio',
    details: { propertyAddress: '8 Sample Row, Ortega', notes: 'Dock with lift.\nSlate roof of 2019.' },
  },
  contact: {
    ...base,
    kind: 'contact',
    page: '/neighborhoods/avondale',
    pageUrl: 'http://localhost:3000/neighborhoods/avondale',
    sources: 'First google.com, last newsletter / email',
    details: {
      message: 'Good afternoon,\n\nwhich streets in Avondale stay dry after heavy rain?\n\nMarisol',
    },
  },
  showing: {
    ...base,
    kind: 'showing',
    details: {
      place: 'San Marco',
      preferredDate: '2026-12-04',
      preferredTime: 'Morning',
      showingWay: 'In person',
      message: 'Two of us will come.',
    },
  },
  'marked-as-spam': {
    ...base,
    kind: 'contact',
    page: '/old-address',
    pageUrl: 'http://localhost:3000/old-address',
    spamMarks: ['sent faster than people type', 'many links'],
    details: { message: 'See https://a.example https://b.example https://c.example' },
  },
  'hostile-text': {
    ...base,
    kind: 'contact',
    name: HOSTILE_NAME,
    email: HOSTILE_ADDRESS,
    details: { message: '<script>alert(1)</script>\n</td></table><h1>Not a heading</h1>' },
  },
  'self-test': {
    ...base,
    kind: 'contact',
    name: 'Self-test',
    page: '',
    inTouchUrl: '',
    deskUrl: '',
    isSelfTest: true,
    details: { message: 'The mail of your site arrives.' },
  },
  'long-text': {
    ...base,
    kind: 'contact',
    details: { message: 'A long sentence without much news. '.repeat(80).trim() },
  },
};

export const enquiryExamples = (content: Content): Examples => ({
  ...examplesOf(content, renderEnquiryMail, enquiries),
  ...examplesOf(content, renderDigestMail, {
    'enquiry-digest': {
      enquiries: Object.values(enquiries).map((view, index) => ({
        ...view,
        reference: `00000000-0000-4000-8000-00000000000${index}`,
      })),
    },
  }),
  'held-up': () =>
    renderEnquiryMail(
      content,
      { ...base, kind: 'contact', details: { message: 'Is the house still for sale?' } },
      'Mail was held up: 3 mails waited up to 2 h 16 min, this one among them.',
    ),
});
