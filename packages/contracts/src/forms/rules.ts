import * as z from 'zod/mini';
import { EMAIL_PATTERN, emailMessage } from './email-pattern.ts';
import { limits, tooLong } from './limits.ts';
import { manyLines, oneLine } from './lines.ts';

/*
 * What each kind of field may hold. Browser, plain form (scripts off) and wire share these rules.
 */

/** A number with fewer digits cannot be called back. */
const PHONE_DIGITS = 10;

/**
 * A required line. `what` begins the error about length; `missing` is the error for an empty entry.
 */
export function requiredLine(what: string, missing: string, max: number) {
  return z
    .string(missing)
    .check(z.overwrite(oneLine), z.minLength(1, missing), z.maxLength(max, tooLong(what, max)));
}

/** A line that may be empty or missing. */
export function optionalLine(what: string, max: number) {
  return z._default(
    z.string(`${what} must be text`).check(z.overwrite(oneLine), z.maxLength(max, tooLong(what, max))),
    '',
  );
}

export const emailRule = z
  .string('Enter your email address')
  .check(
    z.overwrite(oneLine),
    z.minLength(1, 'Enter your email address'),
    z.maxLength(limits.email, tooLong('Email address', limits.email)),
    z.regex(EMAIL_PATTERN, emailMessage),
  );

export const phoneRule = z.string('Enter your phone number').check(
  z.overwrite(oneLine),
  z.minLength(1, 'Enter your phone number'),
  z.maxLength(limits.phone, tooLong('Phone number', limits.phone)),
  z.refine(
    (text) => text.replace(/\D/g, '').length >= PHONE_DIGITS,
    `Enter a phone number with at least ${PHONE_DIGITS} digits, such as 904-555-0100`,
  ),
);

export const requiredText = (what: string, missing: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(manyLines),
      z.minLength(1, missing),
      z.maxLength(limits.message, tooLong(what, limits.message)),
    );

export const optionalText = (what: string) =>
  z._default(
    z
      .string(`${what} must be text`)
      .check(z.overwrite(manyLines), z.maxLength(limits.message, tooLong(what, limits.message))),
    '',
  );
