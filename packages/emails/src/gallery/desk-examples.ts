import type { Content } from '@rivermark/content';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { DeskMailView } from '../desk-mail.ts';
import { type ApprovalMailView, renderApprovalMail, renderDeskMail } from '../index.ts';
import { base, type Examples, examplesOf } from './sample.ts';

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

export const deskExamples = (content: Content): Examples => ({
  ...examplesOf(content, renderDeskMail, desk),
  ...examplesOf(content, renderApprovalMail, approvals),
});
