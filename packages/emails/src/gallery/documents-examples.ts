import type { Content } from '@rivermark/content';
import { documentSpecs } from '@rivermark/contracts/documents';
import { DAY_MS } from '@rivermark/contracts/durations';
import type { DocumentsMailView, ReceiptMailView } from '../documents-mail-view.ts';
import { renderDocumentsDigest, renderDocumentsMail, renderUnseenDocumentsMail } from '../index.ts';
import { base, type Examples, examplesOf, HOSTILE_ADDRESS, HOSTILE_NAME } from './sample.ts';

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

export const documentsExamples = (content: Content): Examples => ({
  ...examplesOf(content, renderUnseenDocumentsMail, {
    'documents-unseen': { receivedAt: base.receivedAt, erasedAt: base.receivedAt + 60 * DAY_MS },
  }),
  ...examplesOf(content, renderDocumentsMail, documents),
  ...examplesOf(content, renderDocumentsDigest, {
    'documents-digest': {
      submissions: ['Marisol Whitfield', '', HOSTILE_NAME].map((clientName, index) => ({
        clientName,
        receivedAt: base.receivedAt,
        url: `http://localhost:3000/desk/documents/sample-${index}`,
      })),
      deskUrl: 'http://localhost:3000/desk/documents',
    },
  }),
});
