import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { namesOneHost } from '../plugins/one-host.ts';
import { assetSafety, pageSafety } from '../plugins/safety-headers.ts';
import { acceptedPlainly } from './accepted-plainly.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { statusFor } from './entity-tags.ts';
import { ASSETS, cachingOf, fileHeaders, REVALIDATE, routeOfFile, tagOfEncoded } from './file-headers.ts';
import type { Site } from './load-site.ts';
import type { Encoding, ServedFile } from './stored-file.ts';

/** A whole answer, made once and sent often. */
export interface ReadyAnswer {
  readonly route: string;
  readonly status: 200 | 304;
  /** Name and value in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
}

interface Entry {
  readonly route: string;
  readonly file: ServedFile;
  readonly caching: string;
  readonly safety: Readonly<Record<string, string>>;
  readonly made: Map<
    Encoding,
    { readonly tag: string; readonly whole: ReadyAnswer; readonly same: ReadyAnswer }
  >;
}

const flat = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat();

const announcesBody = (headers: IncomingHttpHeaders) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** So many different headers are remembered; browsers have a handful. */
const MOST_KNOWN = 200;

function rememberedEncoding(): (header: string) => Encoding {
  const known = new Map<string, Encoding>();
  return (header) => {
    const before = known.get(header);
    if (before) return before;
    const encoding = chooseEncoding(header);
    if (known.size < MOST_KNOWN && header.length < 100) known.set(header, encoding);
    return encoding;
  };
}

/**
 * The answer to a GET or HEAD of a page, or of a file that is in memory, where it is ready: the same that the routes of
 * serveSite give, byte for byte. Undefined for everything else, which is then theirs: other addresses and ways to write them,
 * conditions that fail, requests with a body, encodings that are still being made.
 */
export function readyAnswers(
  site: Pick<Site, 'pages' | 'files' | 'framed' | 'csp'>,
  safety: Readonly<Record<string, string>>,
): (request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>) => ReadyAnswer | undefined {
  const entries = new Map<string, Entry>();
  const add = (url: string, file: ServedFile, caching: string, own: Readonly<Record<string, string>>) =>
    entries.set(url, {
      route: routeOfFile(url),
      file,
      caching,
      safety: { ...safety, ...own },
      made: new Map(),
    });
  for (const [url, file] of site.files)
    add(url, file, cachingOf(url), url.startsWith(ASSETS) ? assetSafety : {});
  for (const [url, page] of site.pages) add(url, page, REVALIDATE, pageSafety(site, url));
  const encodingOf = rememberedEncoding();

  const make = ({ route, file, caching, safety, made }: Entry, encoding: Encoding) => {
    const body = file.ready(encoding);
    if (!body) return undefined;
    const headers = (length: number | undefined) =>
      flat({ ...safety, ...fileHeaders(file, encoding, caching, length) });
    const answers = {
      tag: tagOfEncoded(file, encoding),
      whole: { route, status: 200, headers: headers(body.length), body } as const,
      same: { route, status: 304, headers: headers(undefined), body: undefined } as const,
    };
    made.set(encoding, answers);
    return answers;
  };
  const answersIn = (entry: Entry, accepted: string) => {
    const encoding = entry.file.compressible ? encodingOf(accepted) : 'identity';
    return entry.made.get(encoding) ?? make(entry, encoding);
  };

  return (request) => {
    const { method, url = '', rawHeaders } = request;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const query = url.indexOf('?');
    const entry = entries.get(query < 0 ? url : url.slice(0, query));
    if (!entry) return undefined;
    const accepted = acceptedPlainly(rawHeaders);
    if (accepted !== undefined) return answersIn(entry, accepted)?.whole;
    const { headers } = request;
    if (!namesOneHost(rawHeaders) || announcesBody(headers)) return undefined;
    const answers = answersIn(entry, headers['accept-encoding'] ?? '');
    const status = answers && statusFor(headers, answers.tag);
    return status === 200 ? answers?.whole : status === 304 ? answers?.same : undefined;
  };
}
