import * as z from 'zod/mini';
import { dateInJacksonville } from '../jacksonville-time.ts';
import { interests, showingTimes, showingWays } from './choices.ts';
import type { EnquiryKind } from './kinds.ts';
import { limits } from './limits.ts';
import { emailRule, optionalLine, optionalText, phoneRule, requiredLine, requiredText } from './rules.ts';

const nameRule = requiredLine('Name', 'Enter your name', limits.name);
const addressRule = requiredLine('Property address', 'Enter the property address', limits.address);

/** A listed choice, or nothing. */
export const choiceRule = (choices: readonly string[], message: string) =>
  z._default(
    z.string(message).check(z.refine((value) => value === '' || choices.includes(value), message)),
    '',
  );

const preferredTimeRule = choiceRule(showingTimes, 'Choose one of the times listed');

export const preferredDateRule = z._default(
  z.string('Choose a date').check(
    z.refine((value) => value === '' || isCalendarDate(value), 'Enter the date as year, month and day'),
    z.refine(
      (value) => value === '' || !isCalendarDate(value) || value >= dateInJacksonville(Date.now()),
      'Choose today or a later date',
    ),
  ),
  '',
);

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const leadShape = {
  firstName: requiredLine('First name', 'Enter your first name', limits.name),
  lastName: requiredLine('Last name', 'Enter your last name', limits.name),
  email: emailRule,
  phone: phoneRule,
};
const personShape = { name: nameRule, email: emailRule, phone: phoneRule };

/**
 * A visitor's entries per kind of enquiry: the rules of the browser and of the form with scripts
 * off.
 */
export const valuesSchemas = {
  'buyer-guide': z.object(leadShape),
  'cma-request': z.object({ ...leadShape, propertyAddress: addressRule }),
  consultation: z.object({
    ...leadShape,
    interestedIn: choiceRule(interests, 'Choose one of the interests listed'),
    preferredTime: preferredTimeRule,
    about: optionalLine('About', limits.address),
    message: optionalText('Message'),
  }),
  portfolio: z.object({ ...personShape, propertyAddress: addressRule, notes: optionalText('Notes') }),
  contact: z.object({ ...personShape, message: requiredText('Message', 'Enter your message') }),
  showing: z.object({
    ...personShape,
    place: requiredLine('Place', 'Say which home or neighborhood you would like to see', limits.address),
    preferredDate: preferredDateRule,
    preferredTime: preferredTimeRule,
    showingWay: choiceRule(showingWays, 'Choose in person or video'),
    message: optionalText('Message'),
  }),
} satisfies Record<EnquiryKind, z.ZodMiniType>;

export type FormValues<K extends EnquiryKind> = z.output<(typeof valuesSchemas)[K]>;
/** Any kind's values, discriminated by `kind`. */
export type FilledForm = { [K in EnquiryKind]: { kind: K; values: FormValues<K> } }[EnquiryKind];

/**
 * One error per invalid field, in the order of the form. `field` is '' for an error of the whole.
 */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

export type Checked = { ok: true; form: FilledForm } | { ok: false; faults: FieldFault[] };

/** Validates raw form entries (all text) of one kind. Never throws; drops unknown entries. */
export function checkForm(kind: EnquiryKind, entries: Readonly<Record<string, unknown>>): Checked {
  const result = z.safeParse(valuesSchemas[kind] as z.ZodMiniType, entries);
  if (!result.success) return { ok: false, faults: faultsOf(result.error) };
  return { ok: true, form: { kind, values: result.data } as FilledForm };
}

/** The first error per field of a failed check. */
export function faultsOf(error: z.core.$ZodError): FieldFault[] {
  const faults = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (!faults.has(field)) faults.set(field, issue.message);
  }
  return [...faults].map(([field, message]) => ({ field, message }));
}
