export interface SendWatch {
  /** Ends the request; it then rejects. */
  readonly signal: AbortSignal;
  /** Bytes of the body that have left this device. */
  readonly onSent: (bytes: number) => void;
}

/** A connection without progress for this long is dead, even if the browser would wait longer. */
const STALL_MS = 30_000;
/** Once all is sent, the other side may take its time to check and store. */
const ANSWER_MS = 120_000;

const withoutBody = new Set([204, 205, 304]);

/**
 * A `fetch` over XMLHttpRequest, because fetch itself cannot report upload progress. Resolves with
 * any response. Rejects like fetch if there is none.
 */
export const xhrFetch =
  ({ signal, onSent }: SendWatch): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const endIfSilentFor = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), ms);
      };
      const abort = () => request.abort();
      const settle = (done: () => void) => () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        done();
      };
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input));
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded }) => {
        endIfSilentFor(STALL_MS);
        onSent(loaded);
      };
      request.upload.onload = () => endIfSilentFor(ANSWER_MS);
      request.onload = settle(() => resolve(answerOf(request)));
      request.onerror = settle(() => reject(new TypeError('Failed to fetch')));
      request.onabort = settle(() => reject(signal.aborted ? signal.reason : new TypeError('No progress')));
      signal.addEventListener('abort', abort);
      endIfSilentFor(STALL_MS);
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
    });

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText } = request;
  return new Response(withoutBody.has(status) ? null : request.responseText, { status, statusText, headers });
}
