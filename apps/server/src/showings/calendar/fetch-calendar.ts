import { lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '../../config/network.ts';

/** Calendars of many years are smaller. */
const MOST_BYTES = 5 * 1024 * 1024;
/** For the whole answer, redirections included. */
const TIMEOUT_MS = 8000;
const MOST_REDIRECTIONS = 3;

/** Why a calendar could not be read, in words without its address, which is a secret. */
export class CalendarError extends Error {
  readonly code: 'unreachable' | 'refused' | 'too-large' | 'too-slow' | 'private-address' | 'not-a-calendar';
  constructor(code: CalendarError['code'], message: string) {
    super(message);
    this.name = 'CalendarError';
    this.code = code;
  }
}

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';
const privateAddress = () => new CalendarError('private-address', 'The address leads into a private network');

/** Resolves names, and refuses those that lead into a private network. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? privateAddress(), '', 0);
    if (!addresses.every(({ address }) => isPublic(address))) return callback(privateAddress(), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** One request. `isLocal`: the operator named this machine, where one develops. */
function ask(url: URL, isLocal: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isLocal) {
    if (url.protocol !== 'https:')
      throw new CalendarError('refused', 'The calendar is not at an https address');
    if (isIP(host) && !isPublic(host)) throw privateAddress();
  }
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    const options = {
      signal,
      headers: { accept: 'text/calendar' },
      ...(!isLocal && { lookup: publicLookup }),
    };
    get(url, options, resolve).on('error', reject);
  });
}

async function bodyOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new CalendarError('too-large', 'The calendar is larger than 5 MB');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Reads a calendar over https: at most 5 MB within 8 seconds, and never from a private network.
 * Rejects with CalendarError, whose words do not contain the address.
 */
export async function fetchCalendar(url: URL, timeoutMs = TIMEOUT_MS): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  let next = url;
  try {
    for (let count = 0; count <= MOST_REDIRECTIONS; count += 1) {
      const answer = await ask(next, next === url && isLoopback(url.hostname), signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await bodyOf(answer);
      answer.destroy();
      if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location)
        throw new CalendarError('refused', `The calendar’s server answered ${statusCode}`);
      next = new URL(headers.location, next);
    }
    throw new CalendarError('refused', 'The calendar’s server leads in circles');
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    if (signal.aborted) throw new CalendarError('too-slow', 'The calendar’s server did not answer in time');
    throw new CalendarError('unreachable', 'The calendar’s server could not be reached');
  }
}
