import * as z from 'zod/mini';
import { dateInJacksonville } from '../jacksonville-time.ts';
import { type Field, type FieldName, fieldsOf } from './fields.ts';
import type { EnquiryKind } from './kinds.ts';
import { emailRule, optionalLine, optionalText, phoneRule, requiredLine, requiredText } from './rules.ts';

/** A listed choice, or nothing. */
function choiceRule(options: readonly string[]) {
  const message = 'Choose one of the options listed';
  return z._default(
    z.string(message).check(z.refine((value) => value === '' || options.includes(value), message)),
    '',
  );
}

/** Today or later, or nothing. */
const dateRule = z._default(
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

function ruleOf({ label, control, options = [], missing, most }: Field): z.ZodMiniType<string> {
  if (control === 'email') return emailRule;
  if (control === 'tel') return phoneRule;
  if (control === 'date') return dateRule;
  if (control === 'select') return choiceRule(options);
  if (most === undefined) return missing === undefined ? optionalText(label) : requiredText(label, missing);
  return missing === undefined ? optionalLine(label, most) : requiredLine(label, missing, most);
}

const schemaOf = (kind: EnquiryKind) =>
  z.object(Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, ruleOf(field)])));

/**
 * A visitor's entries per kind of enquiry: the rules of the browser and of the form with scripts
 * off.
 */
export const valuesSchemas: Readonly<Record<EnquiryKind, ReturnType<typeof schemaOf>>> = {
  'buyer-guide': schemaOf('buyer-guide'),
  'cma-request': schemaOf('cma-request'),
  consultation: schemaOf('consultation'),
  portfolio: schemaOf('portfolio'),
  contact: schemaOf('contact'),
  showing: schemaOf('showing'),
};

export interface FilledForm {
  readonly kind: EnquiryKind;
  /** By field of the form. A field that was left empty is ''. */
  readonly values: { readonly [F in FieldName]?: string };
}

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
  const result = z.safeParse(valuesSchemas[kind], entries);
  if (!result.success) return { ok: false, faults: faultsOf(result.error) };
  return { ok: true, form: { kind, values: result.data } };
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
