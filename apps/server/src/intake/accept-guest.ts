import { createHash } from 'node:crypto';
import { DAY_MS } from '@rivermark/contracts/durations';
import { limits } from '@rivermark/contracts/forms';
import { checkGuest, type Guest, guestExtras } from '@rivermark/contracts/open-house';
import type { AcceptEnquiry } from './accept-enquiry.ts';

/** A guest of an open house as the tablet sent it. */
export interface SentGuest {
  readonly guest: Guest;
  readonly key: string;
  /** `version`: the wording that the guest saw. */
  readonly consent: { readonly given: boolean; readonly version: string };
  /** Milliseconds since it was typed; undefined if the tablet did not say. */
  readonly ageMs: number | undefined;
}

/** Reads a posted guest. Never throws. */
export function parseGuest(entries: Readonly<Record<string, unknown>>) {
  const checked = checkGuest(entries);
  if (!checked.ok) return checked;
  const text = (name: string) => {
    const entry = entries[name];
    return typeof entry === 'string' ? entry.slice(0, limits.choice) : '';
  };
  const ago = text(guestExtras.typedAgo);
  const sent: SentGuest = {
    guest: checked.guest,
    key: text(guestExtras.key),
    consent: {
      // It is given for a number.
      given: text(guestExtras.consent) === 'yes' && checked.guest.phone !== '',
      version: text(guestExtras.consentVersion),
    },
    ageMs: /^\d{1,9}$/.test(ago) ? Number(ago) * 1000 : undefined,
  };
  return { ok: true as const, sent };
}

/**
 * What was typed is part of the key: without scripts the browser may show an old form again, with
 * its key, to the next guest.
 */
const keyOf = ({ guest, key }: SentGuest) =>
  createHash('sha256')
    .update(JSON.stringify([key, guest]))
    .digest('hex');

const source = { source: 'Open house' };

/**
 * Stores a guest as an inquiry, once for each key. The server counts back from its own clock to
 * when it was typed, because a tablet's clock may be wrong. An age of more than a day is not
 * believed.
 */
export async function acceptGuest(
  acceptEnquiry: AcceptEnquiry,
  sent: SentGuest,
  place: string,
  now: number,
): Promise<void> {
  const { guest, consent, ageMs = 0 } = sent;
  const { name, email, phone, workingWithAgent } = guest;
  await acceptEnquiry(
    {
      enquiryKey: keyOf(sent),
      kind: 'open-house',
      name,
      email,
      phone,
      details: {
        place,
        ...(workingWithAgent && { workingWithAgent }),
        ...(ageMs <= DAY_MS && { signedInAt: new Date(now - ageMs).toISOString() }),
      },
      page: '',
      textConsent: consent,
      honeypot: '',
      sources: { first: source, last: source },
    },
    { via: 'open-house', foreignOrigin: false },
  );
}
