import { acknowledgment, documentMessages, documentSpecs } from '@rivermark/contracts/documents';
import type { Faults, FaultyField, UploadState } from './upload-state.ts';

/** The order in which the form asks, and in which faults are listed. */
const order: readonly FaultyField[] = [...documentSpecs.map(({ field }) => field), 'email', 'acknowledgment'];

/** What keeps the form from being sent; `emailFault` where the optional address is no address. */
export function faultsOf(
  { items, faults }: UploadState,
  { acknowledged, emailFault }: { acknowledged: boolean; emailFault: string | undefined },
): Faults {
  const documents = documentSpecs.flatMap(({ field, missing }) => {
    const { step } = items[field];
    if (step === 'empty') return [[field, missing]];
    if (step === 'refused') return [[field, faults[field] ?? documentMessages.wrongType.description]];
    return [];
  });
  return Object.fromEntries([
    ...documents,
    ...(emailFault ? [['email', emailFault]] : []),
    ...(acknowledged ? [] : [['acknowledgment', acknowledgment.missing]]),
  ]);
}

/** The faults as the summary lists them. */
export function listFaults(faults: Faults): { field: FaultyField; message: string }[] {
  return order.flatMap((field) => {
    const message = faults[field];
    return message ? [{ field, message }] : [];
  });
}
