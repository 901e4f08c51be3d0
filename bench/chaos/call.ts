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
  /** The line is cut after so many bytes of the body. */
  readonly cutAfter?: number | undefined;
  /** The caller goes away after so many bytes of the answer. */
  readonly leaveAfter?: number | undefined;
}

/** No answer, or not all of it. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
  /** When the call began, in milliseconds since 1970. */
  readonly began: number;
  /** The caller went away, as the call said. */
  readonly isOurs: boolean;

  constructor(message: string, began: number, isOurs: boolean) {
    super(message);
    this.began = began;
    this.isOurs = isOurs;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
export const closeConnections = (): void => agent.destroy();

/** One request as a browser would make it. Rejects with BrokenOff when the line breaks, by itself or as the call says. */
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

/** Whoever is not answered by then is not served, and it is a fault. */
export const PATIENCE_MS = 180_000;
const PAUSE_MS = 100;

/** Why a call is made again: 'not now', or no answer. */
export type Unanswered = 'putOff' | BrokenOff;

/** The server cannot now, and says so: its disk is full, or its database is locked. */
export const isPutOff = ({ status }: Answer): boolean => status === 503 || status === 507;

/**
 * Calls until there is an answer that is none of 'not now', as the server is killed now and then. `next` makes the call anew
 * each time; `isBusy` tells of answers that mean 'a little later', too. Rejects when there is none for three minutes.
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
