import { connect } from 'node:net';

/**
 * One request as sent over the wire. Each letter of `body` is a byte. `{name}` is replaced by a
 * run's knowledge everywhere.
 */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Came {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const PATIENCE_MS = 20_000;

/**
 * Sends it unchanged, and reads until the end. Undefined: the connection ended without an answer.
 */
export function send(port: number, { method, path, headers, body }: Sent): Promise<Came | undefined> {
  const own = Object.entries(headers).filter(([name]) => !/^content-length$/i.test(name));
  const lines = [...own, ['content-length', String(body.length)]].map((line) => line.join(': '));
  const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close', ...lines];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return;
      reject(error);
    });
    socket.on('close', () => resolve(readAnswer(Buffer.concat(parts).toString('latin1'))));
    socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  });
}

function readAnswer(text: string): Came | undefined {
  const [, status, rest] = /^HTTP\/1\.1 (\d{3})[^\r]*\r\n([\s\S]*)$/.exec(text) ?? [];
  if (status === undefined || rest === undefined) return undefined;
  const end = rest.startsWith('\r\n') ? 0 : rest.indexOf('\r\n\r\n');
  const headers = Object.fromEntries(
    rest
      .slice(0, end)
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
  return { status: Number(status), headers, body: rest.slice(end) };
}
