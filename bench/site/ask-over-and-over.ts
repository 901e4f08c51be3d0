import { connect, type Socket } from 'node:net';

/** Results of one address over `ms` milliseconds. */
export interface Asked {
  readonly answers: number;
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 were answered. */
  readonly p99: number;
}

/** The length of a whole response. On a kept connection the server never signals its end. */
async function lengthOfAnswer(port: number, request: Buffer): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let answer = Buffer.alloc(0);
  for await (const part of socket) {
    answer = Buffer.concat([answer, part as Buffer]);
    const end = answer.indexOf('\r\n\r\n');
    const length = /^content-length: (\d+)/im.exec(answer.subarray(0, end).toString('latin1'))?.[1];
    if (end < 0 || length === undefined) continue;
    if (answer.length >= end + 4 + Number(length)) {
      if (!answer.toString('latin1', 0, 12).endsWith(' 200'))
        throw new Error(answer.toString('latin1', 0, 200));
      return end + 4 + Number(length);
    }
  }
  throw new Error('The connection ended before the answer');
}

/**
 * Requests one address repeatedly on kept connections, each after the previous response, with as
 * little client work as possible. Every response must have the length of the first; otherwise it
 * throws.
 */
export async function askOverAndOver(
  port: number,
  path: string,
  { clients, ms }: { readonly clients: number; readonly ms: number },
): Promise<Asked> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nAccept: text/html\r\nUser-Agent: bench\r\n\r\n`,
  );
  const length = await lengthOfAnswer(port, request);
  const times: number[] = [];
  const began = performance.now();
  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket: Socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let got = 0;
      let at = 0;
      const ask = () => {
        at = performance.now();
        socket.write(request);
      };
      socket.on('connect', ask);
      socket.on('data', (part) => {
        got += part.length;
        if (got < length) return;
        if (got > length) reject(new Error('An answer had another length'));
        got = 0;
        const now = performance.now();
        times.push(now - at);
        if (now - began < ms) ask();
        else socket.end();
      });
      socket.on('close', () => resolve()).on('error', reject);
    });
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return {
    answers: times.length,
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}
