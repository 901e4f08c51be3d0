import { mkdtempSync, rmSync } from 'node:fs';
import { bootMachine, makeDebian, whyNoMachine } from './machine.ts';

/**
 * Tells `script/prove machine` to succeed: nothing is proven, and nothing is wrong with the
 * project.
 */
const SKIPPED = 3;

/** Why no machine boots here; undefined if one does. */
async function whyNot(): Promise<string | undefined> {
  const why = whyNoMachine();
  if (why) return why;
  makeDebian();
  const folder = mkdtempSync('/var/tmp/rivermark-machine-');
  try {
    await (await bootMachine(folder, {})).end();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const why = await whyNot();
if (why) {
  process.stderr.write(`Skipped, as no machine with systemd can be booted here: ${why}\n`);
  process.exit(SKIPPED);
}
