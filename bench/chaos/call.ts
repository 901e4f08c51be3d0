import { Agent, request } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: Buffer | string;
  /** Cut the connection after this many bytes of the body. */
  readonly cutAfter?: number | undefined;
  /** Disconnect after this many bytes of the answer. */
  readonly leaveAfter?: number | undefined;
}

/** No answer, or an incomplete one. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
  /** When the call began, in milliseconds since 1970. */
  readonly began: number;
  /** The caller disconnected on purpose. */
  readonly isOurs: boolean;

  constructor(message: string, began: number, isOurs: boolean) {
    super(message);
    this.began = began;
    this.isOurs = isOurs;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
export const closeConnections = (): void => agent.destroy();

/**
 * One request as a browser would make it. Rejects with BrokenOff if the connection breaks, on its
 * own or as requested.
 */
export function call(url: string, { method = 'GET', headers, body, cutAfter, leaveAfter }: Call = {}) {
  return new Promise<Answer>((resolve, rejectWith) => {
    const began = Date.now();
    let isOurs = false;
    const reject = ({ message }: Error) => rejectWith(new BrokenOff(message, began, isOurs));
    const leave = (going: { destroy(error: Error): void }, how: string) => {
      isOurs = true;
      going.destroy(new Error(how));
    };
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sending = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      const parts: Buffer[] = [];
      let came = 0;
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        came += part.length;
        if (leaveAfter !== undefined && came >= leaveAfter) leave(answer, 'left');
      });
      answer.on('error', reject);
      answer.on('close', () => reject(new Error('broken off')));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sending.on('error', reject);
    if (body === undefined || cutAfter === undefined) sending.end(body);
    else sending.write(body.slice(0, cutAfter), () => leave(sending, 'cut'));
  });
}

/** A call without an answer by then is a failure. */
export const PATIENCE_MS = 180_000;
const PAUSE_MS = 100;

/** Why a call is repeated: 'not now', or no answer. */
export type Unanswered = 'putOff' | BrokenOff;

/** The server says that it cannot now: its disk is full, or its database is locked. */
export const isPutOff = ({ status }: Answer): boolean => status === 503 || status === 507;

/**
 * Calls until there is an answer other than 'not now', because the server is killed now and then.
 * `next` creates a new call each time; `isBusy` identifies further answers that mean 'a little
 * later'. Rejects if there is none for three minutes.
 */
export async function insist(
  next: () => Promise<Answer>,
  on: (how: Unanswered) => void,
  isBusy: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  for (const until = Date.now() + PATIENCE_MS; ; ) {
    const answer = await next().catch((error: BrokenOff) => error);
    if (!(answer instanceof BrokenOff) && !isPutOff(answer) && !isBusy(answer)) return answer;
    on(answer instanceof BrokenOff ? answer : 'putOff');
    if (Date.now() > until) {
      const last = answer instanceof BrokenOff ? answer.message : `${answer.status} ${answer.body}`;
      throw new Error(`no answer for three minutes but: ${last}`);
    }
    await later(PAUSE_MS);
  }
}
