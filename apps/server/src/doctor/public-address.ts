import { type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { isLoopback } from '../config/network.ts';
import { certificateHealth } from '../desk/health/certificate-health.ts';
import { about, type Finding } from './finding.ts';
import { ofHealth } from './machine.ts';
import type { Names } from './names.ts';

const TIMEOUT_MS = 5000;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Undefined where nobody answers. A certificate that is not trusted is told by its own line. */
function get(url: URL, { lookup }: Names): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const options = { lookup, timeout: TIMEOUT_MS, rejectUnauthorized: false };
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
const http2 = about('http2', 'HTTP/2');

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

/** Asks PUBLIC_URL as a visitor does: name, certificate, HTTP/2, headers, and whether the front says who asks. */
export async function publicAddress(publicUrl: string, names: Names, now: number): Promise<Finding[]> {
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
  if (!alive)
    return [
      ...found,
      reach.unknown(`${url.origin} does not answer from here. Open it in a browser elsewhere.`),
    ];
  if (alive.status !== 200 || !alive.body.startsWith('alive')) {
    return [
      ...found,
      reach.toDo(
        `${url.origin} is answered by something else (${alive.status}). Let the front pass requests to the server.`,
      ),
    ];
  }
  found.push(reach.fine(`${url.origin} is answered by the server.`));
  const [page, ready] = await Promise.all([
    get(new URL('/', url), names),
    get(new URL('/readyz', url), names),
  ]);
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
  // Only whoever asks on the machine itself is told of the mail: a front that hides who asks makes everybody that.
  found.push(
    ready?.body.includes('oldest waiting mail')
      ? visitors.toDo(
          'The front does not say who asks, so all visitors count as one and may see what is for this machine alone. Let it pass X-Forwarded-For.',
        )
      : visitors.fine('The front says who asks.'),
  );
  return found;
}
