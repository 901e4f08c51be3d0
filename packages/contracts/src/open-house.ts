import type * as z from 'zod/mini';
import { limits } from './forms/limits.ts';
import { oneLine } from './forms/lines.ts';
import { emailRule, phoneRule, requiredLine } from './forms/rules.ts';
import type { FieldFault } from './forms/values.ts';

/** The sign-in page at the door of an open house, below the home's own page. */
export const openHousePath = (home: string): string => `/properties/${home}/open-house`;

export const yesOrNo = ['Yes', 'No'] as const;

/** What a guest types, in the order of the form. One of email and phone is enough. */
export const guestFields = [
  { name: 'name', label: 'Name', control: 'text' },
  { name: 'email', label: 'Email', control: 'email' },
  { name: 'phone', label: 'Phone', control: 'tel' },
] as const;

/** The question with a yes and a no below the fields. */
export const agentQuestion = { name: 'workingWithAgent', label: 'Are you working with an agent?' } as const;

/** Names of all other entries. */
export const guestExtras = {
  /** Made for each guest, so that sending again changes nothing. */
  key: 'submission_id',
  consent: 'text_consent',
  /** The version of the wording that the guest saw. */
  consentVersion: 'consent_version',
  /** Seconds since the guest typed it, by the tablet's own clock. */
  typedAgo: 'typed_ago',
} as const;

/** A checked guest. At least one of email and phone is filled. */
export interface Guest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** 'Yes', 'No', or '' without an answer. */
  readonly workingWithAgent: string;
}

const nameRule = requiredLine('Name', 'Enter your name', limits.name);

/** Validates a guest's entries. Never throws; ignores unknown entries. */
export function checkGuest(
  entries: Readonly<Record<string, unknown>>,
): { ok: true; guest: Guest } | { ok: false; faults: FieldFault[] } {
  const faults: FieldFault[] = [];
  const text = (name: string) => {
    const entry = entries[name];
    return typeof entry === 'string' ? oneLine(entry) : '';
  };
  const check = (field: string, rule: z.ZodMiniType<string>): string => {
    const { error } = rule.safeParse(text(field));
    if (error) faults.push({ field, message: error.issues[0]?.message ?? '' });
    return text(field);
  };
  const name = check('name', nameRule);
  const email = text('email') && check('email', emailRule);
  const phone = text('phone') && check('phone', phoneRule);
  if (email === '' && phone === '')
    faults.push({ field: 'email', message: 'Enter your email or your phone number' });
  if (faults.length > 0) return { ok: false, faults };
  const answer = text(agentQuestion.name);
  const workingWithAgent = yesOrNo.some((one) => one === answer) ? answer : '';
  return { ok: true, guest: { name, email, phone, workingWithAgent } };
}
