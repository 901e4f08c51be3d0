import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Letter } from './letter-mail.tsx';

interface Happening {
  /** Browser and system in words. */
  readonly device: string;
  /** Milliseconds since 1970, here and below. */
  readonly at: number;
  /** Where the signed-in devices are listed. */
  readonly devicesUrl: string;
}

/** What a mail about the agent's desk says. */
export type DeskMailView =
  | {
      readonly kind: 'link';
      readonly url: string;
      readonly minutes: number;
      readonly askedAt: number;
      readonly endsAt: number;
    }
  | ({ readonly kind: 'signed-in'; readonly by: 'link' | 'passkey' } & Happening)
  | ({ readonly kind: 'passkey-added'; readonly passkey: string } & Happening)
  | ({ readonly kind: 'reminders-ended' } & Happening);

const nothingToDo = 'If this was you, there is nothing to do.';
const notYou =
  'If it was not you: open your desk, go to Devices, remove what you do not know and choose “Sign Out Everywhere”. Then change the password of this mailbox, because whoever reads it can ask for a link.';

/** A mail about the desk in words. */
export function deskMailFacts(view: DeskMailView): Letter {
  if (view.kind === 'link') {
    const { url, minutes, askedAt, endsAt } = view;
    return {
      subject: 'Your link to the desk',
      headline: 'Your link to the desk',
      preview: `Good for ${minutes} minutes, once`,
      paragraphs: [
        'Open it on the phone or computer that you want to sign in, and press the button there.',
        'You did not ask for it? Then do nothing: without this link nobody gets in. Do not forward this email.',
      ],
      action: { label: 'Open my desk', url },
      rows: [
        { label: 'Asked for', value: inJacksonville(askedAt) },
        { label: 'Good until', value: inJacksonville(endsAt) },
        { label: 'Good for', value: 'One phone or computer' },
      ],
    };
  }
  const { device, at, devicesUrl } = view;
  if (view.kind === 'reminders-ended') {
    return {
      subject: `No more reminders on ${device}`,
      headline: `${device} shows no more reminders`,
      preview: 'Turn them on again on that device',
      paragraphs: [
        'Its sign-in expired, or its browser cleared what it had stored. Emails come as before.',
        'To be reminded there again, open Devices on your desk on that device and press “Remind Me on This Device”.',
      ],
      action: { label: 'See the devices', url: devicesUrl },
      rows: [
        { label: 'Device', value: device },
        { label: 'Ended', value: inJacksonville(at) },
      ],
    };
  }
  const common = {
    paragraphs: [nothingToDo, notYou],
    action: { label: 'See the devices', url: devicesUrl },
  };
  if (view.kind === 'passkey-added') {
    return {
      ...common,
      subject: 'A passkey was added to your desk',
      headline: 'A passkey was added to your desk',
      preview: `${view.passkey}, from ${device}`,
      rows: [
        { label: 'Passkey', value: view.passkey },
        { label: 'Added from', value: device },
        { label: 'When', value: inJacksonville(at) },
      ],
    };
  }
  return {
    ...common,
    subject: `Signed in to your desk: ${device}`,
    headline: `${device} signed in to your desk`,
    preview: inJacksonville(at),
    rows: [
      { label: 'Device', value: device },
      { label: 'When', value: inJacksonville(at) },
      { label: 'By', value: view.by === 'link' ? 'A link in an email to you' : 'A passkey' },
    ],
  };
}
