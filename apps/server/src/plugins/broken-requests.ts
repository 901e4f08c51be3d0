import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '../errors.ts';

const known: Readonly<Record<string, [ErrorCode, string, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'Request Header Fields Too Large', 'The headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request-too-slow', 'Request Timeout', 'The request took too long to arrive'],
};

/** Answers what is no HTTP, or too much or too slow of it, before there is a request: with a code, as all errors have it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, reason, words] = known[error.code ?? ''] ?? [
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
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
      '',
      message,
    ].join('\r\n'),
  );
}
