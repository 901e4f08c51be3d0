import type { Content } from '@rivermark/content';
import type { Alert } from '@rivermark/contracts/alerts';
import { documentSpecs } from '@rivermark/contracts/documents';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { DeskMailView } from './desk-mail.ts';
import type { DocumentsMailView, ReceiptMailView } from './documents-mail-view.ts';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import {
  type AcknowledgementMailView,
  type ApprovalMailView,
  type ReminderMailView,
  type RenderedMail,
  renderAcknowledgement,
  renderAlertMail,
  renderApprovalMail,
  renderDeskMail,
  renderDigestMail,
  renderDocumentsDigest,
  renderDocumentsMail,
  renderEnquiryMail,
  renderHomeLetter,
  renderLetterConfirmation,
  renderReminderMail,
  renderShowingMail,
  renderTimesMail,
  renderUnseenDocumentsMail,
  type ShowingMailView,
  type WaitingEnquiry,
} from './index.ts';

/** Valid in every form. In an unencoded link it would add a recipient. */
const HOSTILE_ADDRESS = 'marisol?bcc=evil@evil.example';

const base = {
  name: 'Marisol Whitfield',
  email: 'marisol@example.com',
  phone: '(904) 555-0117',
  phoneTarget: '+19045550117',
  details: {},
  page: '/',
  pageUrl: 'http://localhost:3000/',
  sources: '',
  readingUrl: '',
  receivedAt: Date.UTC(2026, 10, 20, 21, 4),
  textConsent: false,
  spamMarks: [],
  inTouchUrl: 'http://localhost:3000/agent/in-touch/sample',
  deskUrl: 'http://localhost:3000/desk',
  isSelfTest: false,
} satisfies Partial<EnquiryMailView>;

const enquiries: Readonly<Record<string, EnquiryMailView>> = {
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
    name: '<b>Bold</b> & "quoted"',
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

const times = { receivedAt: Date.UTC(2026, 10, 20, 21, 4), expiresAt: Date.UTC(2026, 11, 20, 21, 4) };
const notice: DocumentsMailView = {
  kind: 'notice',
  clientName: 'Marisol Whitfield',
  clientEmail: 'marisol@example.com',
  documents: documentSpecs.map(({ typeLabel, field }, index) => ({
    typeLabel,
    fileName: `${field}.pdf`,
    note: field === 'proofOfIncome' ? 'carries a program; the link shows it without running it' : '',
    url: `http://localhost:3000/agent/documents/sample/${index + 1}`,
  })),
  url: 'http://localhost:3000/agent/documents/sample',
  openedBy: 'device',
  ...times,
};
const documents: Readonly<Record<string, DocumentsMailView | ReceiptMailView>> = {
  'documents-to-agent': notice,
  'documents-before-sign-in': { ...notice, openedBy: 'link' },
  'documents-nameless': { ...notice, clientName: '', clientEmail: '' },
  'documents-reminder': { ...notice, kind: 'reminder', clientEmail: HOSTILE_ADDRESS },
  'documents-receipt': {
    kind: 'receipt',
    typeLabels: documentSpecs.map(({ typeLabel }) => typeLabel),
    ...times,
  },
};

const signedIn = {
  device: 'Safari on iPhone',
  at: Date.UTC(2026, 10, 20, 21, 4),
  devicesUrl: 'http://localhost:3000/desk/devices',
};
const desk: Readonly<Record<string, DeskMailView>> = {
  'desk-link': {
    kind: 'link',
    url: 'http://localhost:3000/desk/sign-in/sample',
    minutes: 15,
    askedAt: Date.UTC(2026, 10, 20, 21, 4),
    endsAt: Date.UTC(2026, 10, 20, 21, 19),
  },
  'desk-signed-in': { kind: 'signed-in', by: 'link', ...signedIn },
  'desk-reminders-ended': { kind: 'reminders-ended', ...signedIn },
  'desk-passkey-added': { kind: 'passkey-added', passkey: "Marisol's phone", ...signedIn },
};

const waiting = (hours: number, more: Partial<WaitingEnquiry> = {}): WaitingEnquiry => ({
  kind: 'contact',
  name: 'Marisol Whitfield',
  phone: base.phone,
  phoneTarget: base.phoneTarget,
  email: base.email,
  place: hours > 10 ? 'San Marco' : '',
  wanted: hours > 10 ? 'Fri, Dec 4, morning' : '',
  receivedAt: base.receivedAt - hours * HOUR_MS,
  inTouchUrl: `http://localhost:3000/agent/in-touch/sample-${hours}`,
  ...more,
});
const atDesk = (hours: number) => ({
  now: base.receivedAt,
  oldestAt: base.receivedAt - hours * HOUR_MS,
  more: 0,
  old: 0,
  held: 0,
  reminders: [],
  showings: [],
  deskUrl: base.deskUrl,
});
const reminders: Readonly<Record<string, ReminderMailView>> = {
  reminder: { ...atDesk(4), kind: 'reminder', enquiries: [waiting(4)] },
  'reminder-overdue': {
    ...atDesk(24),
    kind: 'reminder',
    enquiries: [
      waiting(24),
      waiting(20, { kind: 'showing', name: '<b>Bold</b> & "quoted"', email: HOSTILE_ADDRESS }),
    ],
  },
  'reminder-to-backup': { ...atDesk(20), kind: 'backup', enquiries: [waiting(20)], deskUrl: '' },
  'morning-digest': {
    ...atDesk(140),
    kind: 'morning',
    enquiries: [waiting(14, { kind: 'portfolio', name: 'Ada Brown' }), waiting(90)],
    more: 12,
    old: 3,
    held: 2,
    reminders: [
      {
        name: 'Ben Oak',
        phone: '904-555-0124',
        phoneTarget: '+19045550124',
        note: 'Ask about the dock',
        dueAt: base.receivedAt,
        url: 'https://www.example.com/desk/enquiries/1',
      },
    ],
    showings: [
      {
        name: 'Cy Elm',
        phone: '904-555-0125',
        phoneTarget: '+19045550125',
        place: 'No. 1 Sample Point, Ortega',
        at: base.receivedAt + 20 * HOUR_MS,
        url: 'https://www.example.com/desk/enquiries/2',
      },
    ],
  },
  'morning-digest-held': { ...atDesk(0), kind: 'morning', enquiries: [], held: 1 },
};
const acknowledgements: Readonly<Record<string, AcknowledgementMailView>> = {
  acknowledgement: {
    kind: 'showing',
    about: 'the Riverside Bungalow',
    where: 'Riverside. Mile\u00a026, west bank',
    receivedAt: base.receivedAt,
    guide: { wanted: false, url: '' },
  },
  'acknowledgement-guide': {
    kind: 'buyer-guide',
    about: '',
    where: '',
    receivedAt: base.receivedAt,
    guide: { wanted: true, url: 'http://localhost:3000/buyers-guide' },
  },
  'acknowledgement-no-guide': {
    kind: 'buyer-guide',
    about: '',
    where: '',
    receivedAt: base.receivedAt,
    guide: { wanted: true, url: '' },
  },
};
const mail = { about: 'mail', at: base.receivedAt, waiting: 3, refused: 0, givenUp: 0, held: 0 } as const;
const backup = {
  about: 'backup',
  at: base.receivedAt,
  code: null,
  lastGoodAt: base.receivedAt - DAY_MS,
} as const;
const documentFiles = { about: 'document-files', at: base.receivedAt, lost: 0, strays: 0 } as const;
const alerts: Readonly<Record<string, Alert>> = {
  'alert-waiting': { ...mail, state: 'waiting', oldestWaitingMinutes: 16 },
  'alert-refused': { ...mail, state: 'refused', oldestWaitingMinutes: null, refused: 1 },
  'alert-ok': { ...mail, state: 'ok', oldestWaitingMinutes: 16, waiting: 0 },
  'backup-failed': { ...backup, state: 'failed', code: 'backup-target-full' },
  'backup-flawed': { ...backup, state: 'failed', code: 'backup-place-damaged' },
  'backup-late': { ...backup, state: 'late', lastGoodAt: null },
  'backup-ok': { ...backup, state: 'ok' },
  'storage-unwritable': {
    about: 'storage',
    state: 'unwritable',
    at: base.receivedAt,
    freeBytes: 3_000_000,
    code: 'SQLITE_FULL',
  },
  'clock-ahead': { about: 'clock', state: 'ahead', at: base.receivedAt, byMinutes: 43_200 },
  'certificate-ending': {
    about: 'certificate',
    state: 'ending',
    at: base.receivedAt,
    validUntil: base.receivedAt + 7 * DAY_MS,
    code: null,
  },
  'jobs-failing': {
    about: 'jobs',
    state: 'failing',
    at: base.receivedAt,
    jobs: [
      {
        name: 'sweep-documents',
        code: 'storage-unavailable',
        words: 'The store of client documents does not answer',
        failingMinutes: 45,
      },
    ],
  },
  'document-files-lost': { ...documentFiles, state: 'lost', lost: 2 },
  'document-files-stray': { ...documentFiles, state: 'stray', strays: 12 },
  'document-files-ok': { ...documentFiles, state: 'ok' },
};

const approval = {
  title: 'Riverside Bungalow',
  sentences: ['Price: $895,000 → $875,000', 'Photos: 2 new'],
};
const answeredAt = base.receivedAt + HOUR_MS;
const approvals: Readonly<Record<string, ApprovalMailView>> = {
  'broker-request': {
    ...approval,
    kind: 'request',
    url: 'http://localhost:3000/approvals/sample',
    askedAt: base.receivedAt,
    expiresAt: base.receivedAt + 7 * DAY_MS,
  },
  'broker-approved': { ...approval, kind: 'approved', answeredAt, note: '', url: `${base.deskUrl}/site` },
  'broker-sent-back': {
    ...approval,
    kind: 'sent-back',
    answeredAt,
    note: 'The new price needs the <seller> to sign first.',
    url: `${base.deskUrl}/site/homes/riverside-bungalow/changes`,
  },
};

const showing: ShowingMailView = {
  about: 'your showing of the Riverside Bungalow',
  state: 'confirmed',
  at: base.receivedAt + 3 * DAY_MS,
  minutes: 60,
  place: 'No. 1 Sample Point, Ortega',
};
const showingMails: Readonly<Record<string, ShowingMailView>> = {
  'showing-confirmed': showing,
  'showing-called-off': { ...showing, state: 'called-off' },
  'showing-to-agent': {
    ...showing,
    about: 'showing of the Riverside Bungalow',
    state: 'moved',
    visitor: {
      name: '<b>Bold</b> & "quoted"',
      email: HOSTILE_ADDRESS,
      phone: base.phone,
      phoneTarget: base.phoneTarget,
      deskUrl: base.deskUrl,
    },
  },
};

/**
 * One example of every mail and every edge case, rendered on demand, for the developers' gallery
 * and the tests.
 */
export const mailExamples = (content: Content): Readonly<Record<string, () => Promise<RenderedMail>>> =>
  Object.fromEntries([
    ...Object.entries(enquiries).map(
      ([name, view]) => [name, () => renderEnquiryMail(content, view)] as const,
    ),
    [
      'enquiry-digest',
      () =>
        renderDigestMail(content, {
          enquiries: Object.values(enquiries).map((view, index) => ({
            ...view,
            reference: `00000000-0000-4000-8000-00000000000${index}`,
          })),
        }),
    ],
    [
      'held-up',
      () =>
        renderEnquiryMail(
          content,
          { ...base, kind: 'contact', details: { message: 'Is the house still for sale?' } },
          'Mail was held up: 3 mails waited up to 2 h 16 min, this one among them.',
        ),
    ],
    [
      'documents-unseen',
      () =>
        renderUnseenDocumentsMail(content, {
          receivedAt: base.receivedAt,
          erasedAt: base.receivedAt + 60 * DAY_MS,
        }),
    ] as const,
    ...Object.entries(documents).map(
      ([name, view]) => [name, () => renderDocumentsMail(content, view)] as const,
    ),
    [
      'documents-digest',
      () =>
        renderDocumentsDigest(content, {
          submissions: ['Marisol Whitfield', '', '<b>Bold</b> & "quoted"'].map((clientName, index) => ({
            clientName,
            receivedAt: base.receivedAt,
            url: `http://localhost:3000/desk/documents/sample-${index}`,
          })),
          deskUrl: 'http://localhost:3000/desk/documents',
        }),
    ] as const,
    ...Object.entries(desk).map(([name, view]) => [name, () => renderDeskMail(content, view)] as const),
    ...Object.entries(reminders).map(
      ([name, view]) => [name, () => renderReminderMail(content, view)] as const,
    ),
    ...Object.entries(acknowledgements).map(
      ([name, view]) => [name, () => renderAcknowledgement(content, view)] as const,
    ),
    ...Object.entries(showingMails).map(
      ([name, view]) => [name, () => renderShowingMail(content, view)] as const,
    ),
    [
      'showing-times',
      () =>
        renderTimesMail(content, {
          subject: 'Times for your showing of the Riverside Bungalow',
          words: 'Hello Ada,\n\nI would be glad to meet you. Which <time> suits you?',
          minutes: 90,
          times: [1, 2, 3].map((day) => ({
            at: base.receivedAt + day * DAY_MS,
            url: `http://localhost:3000/times/sample-${day}`,
          })),
        }),
    ] as const,
    ...Object.entries(approvals).map(
      ([name, view]) => [name, () => renderApprovalMail(content, view)] as const,
    ),
    ...content.homes.slice(0, 1).map(
      (home) =>
        [
          'home-letter',
          () =>
            renderHomeLetter(content, {
              subject: `Price reduced: ${home.name} in ${home.neighborhoodName}`,
              words: `It costs <less> now.\n\n${home.summary}`,
              home,
              wasPrice: 1_400_000,
              publicUrl: 'http://localhost:3000',
              readerUrl: 'http://localhost:3000/letters/sample',
              postalAddress: '100 Sample Street, Jacksonville, FL 32202',
              picture: 'cid:home',
            }),
        ] as const,
    ),
    ...[false, true].map(
      (isChange) =>
        [
          isChange ? 'letter-confirmation-change' : 'letter-confirmation',
          () =>
            renderLetterConfirmation(content, {
              homes: 'In Ortega; $1 to $1.5 million; 4 or more bedrooms',
              url: 'http://localhost:3000/letters/sample',
              expiresAt: base.receivedAt + 7 * DAY_MS,
              isChange,
            }),
        ] as const,
    ),
    ...Object.entries(alerts).map(
      ([name, alert]) => [name, () => renderAlertMail(content, alert, base.deskUrl)] as const,
    ),
  ]);
