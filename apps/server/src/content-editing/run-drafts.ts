import { spawn } from 'node:child_process';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { DrawFault, TakenPhoto } from '@rivermark/contracts/renderer';
import { programFile } from '../config/release.ts';
import { nodeForDrawing } from '../publishing/run-publish.ts';

/** What came of drawing or publishing. */
export type DraftOutcome =
  /** The addresses of the pages that are other than on the site. */
  | { readonly pages: readonly string[] }
  | { readonly faults: readonly DrawFault[] }
  | { readonly code: string; readonly message: string };

export interface DraftPublish {
  /** For the history: the device, and who approved. */
  readonly by: string;
  /** What changes. */
  readonly words: string;
  /** Identifies the drafts that were looked at; see `hashOfDrafts`. */
  readonly drafts: string;
}

/** Draws and publishes drafts in a process of its own, which gives way to inquiries. */
export interface RunDrafts {
  /** Draws the pages of a draft for the agent alone. */
  see(file: string): Promise<DraftOutcome>;
  /** Publishes the drafts of a file if they are still the ones that were looked at. */
  publish(file: string, publish: DraftPublish): Promise<DraftOutcome>;
  /** Publishes an earlier version once more. */
  bringBack(number: number, by: string): Promise<DraftOutcome>;
  /** See the renderer's `takePhoto`. */
  takePhoto(from: string, folder: string, turned: number): Promise<TakenPhoto>;
}

const didNotWork = {
  code: 'publish-failed',
  message: 'This did not work, and the site stays as it was. Your changes are kept. Please try again.',
} as const;

function run(args: readonly string[]): Promise<DraftOutcome> {
  return new Promise((resolve) => {
    const child = spawn('env', [...nodeForDrawing, programFile('drafts'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      // A publish says so once it is live. It then goes on with better compression.
      if (output.endsWith('\n')) resolve(JSON.parse(output) as DraftOutcome);
    });
    child.once('error', () => resolve(didNotWork));
    child.once('close', () => resolve(didNotWork));
  });
}

/** KiB of addresses. A photo of 150 megapixels takes about 100 MB of memory. */
const PHOTO_MEMORY_KIB = 3_000_000;

const notTaken: TakenPhoto = {
  fault: 'This photo could not be read. Choose it again, or export it as JPEG.',
};

/** A photo of 150 megapixels takes about 15. On a busy machine that is minutes by the clock. */
const PHOTO_PROCESSOR_SECONDS = 60;
const PHOTO_PATIENCE_MS = 5 * MINUTE_MS;

const tookTooLong: TakenPhoto = {
  fault: 'This computer is too busy to read the photo now. Please choose it again in a few minutes.',
};

/** Decodes what somebody uploaded in a process with limits of memory and time. One at a time. */
function takePhoto(args: readonly string[]): Promise<TakenPhoto> {
  return new Promise((resolve) => {
    const limits = `ulimit -v ${PHOTO_MEMORY_KIB}; ulimit -t ${PHOTO_PROCESSOR_SECONDS}`;
    const limited = `${limits}; exec nice -n 10 "$@"`;
    const command = ['-c', limited, 'sh', process.execPath, programFile('take-photo'), ...args];
    const child = spawn('sh', command, { stdio: ['ignore', 'pipe', 'inherit'] });
    let failed = notTaken;
    const timer = setTimeout(() => {
      failed = tookTooLong;
      child.kill('SIGKILL');
    }, PHOTO_PATIENCE_MS);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', () => resolve(notTaken));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0 ? (JSON.parse(output) as TakenPhoto) : failed);
    });
  });
}

let taken: Promise<unknown> = Promise.resolve();

export const runDrafts: RunDrafts = {
  takePhoto(from, folder, turned) {
    const next = taken.then(() => takePhoto([from, folder, String(turned)]));
    taken = next;
    return next;
  },
  see: (file) => run(['see', file]),
  publish: (file, { by, words, drafts }) => run(['publish', file, by, words, drafts]),
  bringBack: (number, by) => run(['restore', String(number), by]),
};
