import { type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { isLoopback, isTrusted } from '../config/network.ts';
import type { Config } from '../config.ts';
import { certificateHealth } from '../health/certificate/certificate-health.ts';
import { parseSeenAddress } from '../seen-address.ts';
import { about, type Finding } from './finding.ts';
import { ofHealth } from './machine.ts';
import type { Names } from './names.ts';

const TIMEOUT_MS = 5000;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Undefined without an answer. An untrusted certificate has its own line. */
function get(url: URL, { lookup }: Names, headers: Record<string, string> = {}): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const options = { lookup, headers, timeout: TIMEOUT_MS, rejectUnauthorized: false };
    const call = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        () => resolve(undefined),
      );
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(undefined));
    call.end();
  });
}

interface Handshake {
  readonly validUntil: number;
  readonly fault: string | undefined;
  readonly http2: boolean;
}

function shakeHands({ hostname, port }: URL, { lookup }: Names): Promise<Handshake | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      lookup,
      ALPNProtocols: ['h2', 'http/1.1'],
      rejectUnauthorized: false,
    });
    const end = (seen: Handshake | undefined) => {
      resolve(seen);
      socket.destroy();
    };
    socket.setTimeout(TIMEOUT_MS, () => end(undefined));
    socket.once('error', () => end(undefined));
    socket.once('secureConnect', () => {
      const fault = socket.authorized ? undefined : String(socket.authorizationError);
      const validUntil = Date.parse(socket.getPeerCertificate().valid_to);
      end({ validUntil, fault, http2: socket.alpnProtocol === 'h2' });
    });
  });
}

const dns = about('dns', 'Name');
const reach = about('public-url', 'Address');
const headers = about('headers', 'Headers');
const visitors = about('client-address', 'Visitors’ addresses');
/** Only known if the front speaks TLS. */
const http2Code = 'http2';
const http2 = about(http2Code, 'HTTP/2');

async function certificate(url: URL, names: Names, now: number): Promise<Finding[]> {
  if (url.protocol !== 'https:') {
    return [
      about('tls', 'Certificate').toDo(
        `${url.origin} is not https. Put Caddy or nginx with a certificate before the server.`,
      ),
    ];
  }
  const seen = await shakeHands(url, names);
  const line = ofHealth('tls', certificateHealth(url, seen, now));
  if (!seen) return [line];
  return [
    line,
    seen.http2
      ? http2.fine('The front speaks it.')
      : http2.toDo('The front does not speak it. Turn it on (nginx: `http2 on;`); pages are then faster.'),
  ];
}

/** Whether a program on this machine listens on a port. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTcp({ host: '127.0.0.1', port, timeout: TIMEOUT_MS });
    const end = (listens: boolean) => {
      resolve(listens);
      socket.destroy();
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/** Why the public address does not answer. `found`: what earlier checks learned. */
async function silence(url: URL, { trustedProxies }: Config, found: readonly Finding[]): Promise<Finding> {
  if (found.some(({ code }) => code === http2Code)) {
    return reach.toDo(
      `${url.origin} accepts connections and does not answer. Run: systemctl status rivermark, and read the front's log.`,
    );
  }
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  // The front runs on this machine unless TRUSTED_PROXIES names another one.
  if (trustedProxies.includes('loopback') && !(await isListening(port))) {
    return reach.toDo(
      `Nothing on this machine listens on port ${port}, so the front is down. Run: systemctl status caddy (or nginx), then start it.`,
    );
  }
  return reach.unknown(`${url.origin} does not answer from here. Open it in a browser elsewhere.`);
}

const GATEWAY_ERRORS = [502, 503, 504];

function strangeAnswer({ origin }: URL, status: number): Finding {
  return GATEWAY_ERRORS.includes(status)
    ? reach.toDo(
        `The front at ${origin} says ${status}: the server behind it does not answer. Run: systemctl status rivermark. See docs/runbook.md, ‘The server does not start’.`,
      )
    : reach.toDo(
        `${origin} is answered by something else (${status}). Let the front pass requests to the server.`,
      );
}

/** A documentation address (RFC 5737), which no visitor has. */
const CLAIMED = '192.0.2.1';

/** Asks the server which client address it sees, with and without a forged header. */
async function clientAddress(url: URL, names: Names, trusted: readonly string[]): Promise<Finding> {
  const ask = async (headers: Record<string, string> = {}) =>
    parseSeenAddress((await get(new URL('/healthz?address', url), names, headers))?.body ?? '');
  const seen = await ask();
  if (!seen) return visitors.unknown('The server did not say which address it sees.');
  const shared = 'so all visitors share one limit';
  if (seen.forwarded === 'untrusted') {
    const all = [...trusted, seen.address].join(',');
    return visitors.toDo(
      `The server does not trust the front at ${seen.address}, ${shared}. Set TRUSTED_PROXIES=${all}`,
    );
  }
  if (seen.forwarded === 'no') {
    // Without TLS there may be no front at all.
    if (url.protocol === 'http:' && !isTrusted(seen.address, trusted))
      return visitors.fine('Visitors reach the server without a front.');
    return visitors.toDo(
      `The front does not send X-Forwarded-For, ${shared}. Set it to the visitor's address (nginx: proxy_set_header X-Forwarded-For $remote_addr;).`,
    );
  }
  if ((await ask({ 'x-forwarded-for': CLAIMED }))?.address === CLAIMED) {
    return visitors.toDo(
      "The front passes on any address that visitors claim, so no limit holds. Let it replace X-Forwarded-For by the visitor's address (nginx: proxy_set_header X-Forwarded-For $remote_addr;).",
    );
  }
  return visitors.fine('The front sends them.');
}

/** Requests PUBLIC_URL like a visitor: name, certificate, HTTP/2, headers and client addresses. */
export async function publicAddress(config: Config, names: Names, now: number): Promise<Finding[]> {
  const { publicUrl } = config;
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) {
    return [reach.unknown(`PUBLIC_URL is ${publicUrl}, an address of this machine: nobody else reaches it.`)];
  }
  const addresses = await names.addresses(url.hostname);
  if (!addresses)
    return [dns.unknown('The name service could not be asked: this machine is offline, or may not ask it.')];
  if (addresses.length === 0) {
    return [
      dns.toDo(`${url.hostname} is not known. Publish an A (and AAAA) record with this machine’s address.`),
    ];
  }
  const found = [
    dns.fine(`${url.hostname} is ${addresses.join(', ')}.`),
    ...(await certificate(url, names, now)),
  ];
  const alive = await get(new URL('/healthz', url), names);
  if (!alive) return [...found, await silence(url, config, found)];
  if (alive.status !== 200 || !alive.body.startsWith('alive'))
    return [...found, strangeAnswer(url, alive.status)];
  found.push(reach.fine(`${url.origin} is answered by the server.`));
  const page = await get(new URL('/', url), names);
  const missing = [
    'content-security-policy',
    'x-content-type-options',
    ...(url.protocol === 'https:' ? ['strict-transport-security'] : []),
  ].filter((name) => page?.headers[name] === undefined);
  found.push(
    missing.length === 0
      ? headers.fine('They arrive as the server sends them.')
      : headers.toDo(
          `${missing.join(', ')} ${missing.length === 1 ? 'does' : 'do'} not arrive. Let the front leave the server’s headers alone.`,
        ),
  );
  found.push(await clientAddress(url, names, config.trustedProxies));
  return found;
}
