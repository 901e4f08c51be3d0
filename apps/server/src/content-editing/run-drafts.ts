import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { DrawFault } from '@rivermark/contracts/renderer';
import { checkoutFolder, releaseFolder } from '../config/release.ts';

/** What came of drawing or publishing. */
export type DraftOutcome =
  /** The addresses of the pages that are other than on the site. */
  | { readonly pages: readonly string[] }
  | { readonly faults: readonly DrawFault[] }
  | { readonly code: string; readonly message: string };

/** Draws and publishes drafts in a process of its own, which gives way to inquiries. */
export interface RunDrafts {
  /** Draws the pages of a draft for the agent alone. */
  see(file: string): Promise<DraftOutcome>;
  /** `by`: the device, for the history. `words`: what changes. */
  publish(file: string, by: string, words: string): Promise<DraftOutcome>;
  /** Publishes an earlier version once more. */
  bringBack(number: number, by: string): Promise<DraftOutcome>;
}

function draftsProgram(): string {
  const release = releaseFolder();
  return release
    ? join(release, 'server/drafts.js')
    : join(checkoutFolder(), 'apps/server/src/commands/drafts.ts');
}

const didNotWork = {
  code: 'publish-failed',
  message: 'This did not work, and the site stays as it was. Your changes are kept. Please try again.',
} as const;

function run(args: readonly string[]): Promise<DraftOutcome> {
  return new Promise((resolve) => {
    const command = ['MALLOC_ARENA_MAX=2', process.execPath, draftsProgram(), ...args];
    const child = spawn('env', command, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      // A publish says so once it is live, and goes on with what visitors need not wait for.
      if (output.endsWith('\n')) resolve(JSON.parse(output) as DraftOutcome);
    });
    child.once('error', () => resolve(didNotWork));
    child.once('close', () => resolve(didNotWork));
  });
}

export const runDrafts: RunDrafts = {
  see: (file) => run(['see', file]),
  publish: (file, by, words) => run(['publish', file, by, words]),
  bringBack: (number, by) => run(['restore', String(number), by]),
};
