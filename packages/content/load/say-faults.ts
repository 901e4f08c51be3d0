import { type Fault, faultInWords } from './fault.ts';

/** Prints what is old or soon will be. */
export function sayWarnings(warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  console.error('Please look at these months (content/settings.yaml says after how long a thing is old):\n');
  console.error(`${warnings.map((warning) => `- ${warning}`).join('\n')}\n`);
}

/**
 * Prints every fault with its file, line and field. `meanwhile` says what was skipped because of
 * them.
 */
export function sayFaults(faults: readonly Fault[], meanwhile = ''): void {
  const many = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
  console.error(`The content has ${many}${meanwhile}:\n`);
  console.error(faults.map((fault) => `- ${faultInWords(fault)}`).join('\n'));
}
