import { acknowledgment, documentMessages, documentSpecs } from '@rivermark/contracts/documents';
import { EMAIL_PATTERN, emailMessage, limits, tooLong } from '@rivermark/contracts/forms';
import type { Faults, FaultyField, UploadState } from './upload-state.ts';

/** The order in which the form asks, and in which faults are listed. */
const order: readonly FaultyField[] = [
  ...documentSpecs.map(({ field }) => field),
  'name',
  'email',
  'acknowledgment',
];

/** What keeps the form from being sent. The email address may be left out, as ''. */
export function faultsOf(
  { items, faults }: UploadState,
  { acknowledged, name, email }: { acknowledged: boolean; name: string; email: string },
): Faults {
  const documents = documentSpecs.flatMap(({ field, missing }) => {
    const { step } = items[field];
    if (step === 'empty') return [[field, missing]];
    if (step === 'refused') return [[field, faults[field] ?? documentMessages.wrongType.description]];
    return [];
  });
  return Object.fromEntries([
    ...documents,
    ...(name.length <= limits.name ? [] : [['name', tooLong('Name', limits.name)]]),
    ...(email === '' || EMAIL_PATTERN.test(email) ? [] : [['email', emailMessage]]),
    ...(email.length <= limits.email ? [] : [['email', tooLong('Email address', limits.email)]]),
    ...(acknowledged ? [] : [['acknowledgment', acknowledgment.missing]]),
  ]);
}

/** The faults for the summary. Away from its field, each one must name its document. */
export function listFaults(faults: Faults): { field: FaultyField; message: string }[] {
  return order.flatMap((field) => {
    const message = faults[field];
    if (!message) return [];
    const document = documentSpecs.find((spec) => spec.field === field);
    const named = !document || message === document.missing ? message : `${document.label}: ${message}`;
    return [{ field, message: named }];
  });
}
