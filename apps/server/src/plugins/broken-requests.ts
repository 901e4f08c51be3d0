import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '../errors.ts';

const known: Readonly<Record<string, [ErrorCode, string, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'Request Header Fields Too Large', 'The headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request-too-slow', 'Request Timeout', 'The request took too long to arrive'],
};

type Safety = Readonly<Record<string, string>>;

function refuse({ code: fault = '' }: { readonly code?: string }, socket: Socket, safety: Safety): void {
  if (fault === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, reason, words] = known[fault] ?? [
    'malformed-body',
    'Bad Request',
    'The request could not be read',
  ];
  const { statusCode, message } = new AppError(code, words);
  socket.end(
    [
      `HTTP/1.1 ${statusCode} ${reason}`,
      `x-error-code: ${code}`,
      'content-type: text/plain; charset=utf-8',
      `content-length: ${Buffer.byteLength(message)}`,
      ...Object.entries(safety).map(([name, value]) => `${name}: ${value}`),
      'cache-control: no-store',
      'connection: close',
      '',
      message,
    ].join('\r\n'),
  );
}

/** A request with its answer, and the answer that is sent before it. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly before: ServerResponse | undefined;
}

/** What answers requests that cannot be read, and what it has to hear of the others. */
export interface BrokenRequests {
  readonly answer: (error: Error & { code?: string }, socket: Socket) => void;
  /** A listener that goes on to `handler`. */
  readonly hearing: (handler: RequestListener) => RequestListener;
}

/**
 * Answers invalid, oversized or slow HTTP with a code, as all errors have. Earlier requests on the
 * connection are answered first, or their client would mistake the error for its answer. `safety`:
 * the headers of every answer.
 */
export function brokenRequests(safety: () => Safety): BrokenRequests {
  const newest = new WeakMap<Socket, Exchange>();
  return {
    answer(error, socket) {
      const last = newest.get(socket);
      // The request's own body broke, so no other is queued. A half-sent answer cannot be replaced.
      const isItself = last?.request.complete === false;
      if (isItself && last.response.headersSent) return socket.destroySoon();
      const before = isItself ? last.before : last?.response;
      if (before && !before.closed) before.once('close', () => refuse(error, socket, safety()));
      else refuse(error, socket, safety());
    },
    hearing: (handler) => (request, response) => {
      const { socket } = request;
      newest.set(socket, { request, response, before: newest.get(socket)?.response });
      handler(request, response);
    },
  };
}
