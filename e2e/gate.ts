import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The treatment of the next matching requests. */
interface Rule {
  readonly fits: RegExp;
  /** Bytes of the body that still pass. */
  readonly after: number;
  /**
   * 'await-answer': the rest follows once the server has answered, as on a connection slower than
   * the server.
   */
  readonly then: 'cut' | 'hold' | 'await-answer' | 'lose-answer';
  times: number;
}

let visitors = 0;

/**
 * A proxy in front of the server. A test can stop, cut and lose requests at a chosen byte, so that
 * no test depends on speed. Rules match `METHOD /path`.
 */
export async function startGate(port: number) {
  let rules: Rule[] = [];
  let release = Promise.withResolvers<'go' | 'cut'>();
  let holding = Promise.withResolvers<void>();
  visitors += 1;
  const seen: string[] = [];

  const pass = async (
    request: IncomingMessage,
    line: string,
    answered: Promise<unknown>,
    onPart: (part: Buffer) => Promise<unknown>,
  ) => {
    const rule = rules.find(({ fits, times }) => times > 0 && fits.test(line));
    if (rule) rule.times -= 1;
    let came = 0;
    for await (const part of request as AsyncIterable<Buffer>) {
      const room = rule && rule.then !== 'lose-answer' ? rule.after - came : Number.POSITIVE_INFINITY;
      came += part.length;
      if (part.length < room) {
        await onPart(part);
        continue;
      }
      await onPart(part.subarray(0, Math.max(0, room)));
      if (rule?.then === 'cut') throw new Error('cut');
      holding.resolve();
      if (rule?.then === 'await-answer') await answered;
      else if ((await release.promise) === 'cut') throw new Error('cut');
      await onPart(part.subarray(Math.max(0, room)));
    }
    return rule;
  };

  const server = createServer((request, response) => {
    const { method = '', url = '', headers, socket } = request;
    const line = `${method} ${url}`;
    seen.push(headers['upload-offset'] === undefined ? line : `${line} from ${headers['upload-offset']}`);
    let rule: Rule | undefined;
    let isCut = false;
    const forward = ask({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      // The server counts uploads by address; each test is its own visitor.
      headers: { ...headers, 'x-forwarded-for': `198.51.100.${visitors % 250}` },
    });
    forward.on('response', async (answer) => {
      // An early answer waits for the rest of its request, because browsers read it no sooner.
      await passed;
      if (rule?.then === 'lose-answer' || isCut) {
        answer.resume();
        socket.destroy();
        return;
      }
      // On a reused connection, Chromium itself resends a cut request. Here the page should do it.
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
      answer.pipe(response);
    });
    forward.on('error', () => response.destroy());
    const answered = new Promise((resolve) => forward.once('response', resolve));
    const write = (part: Buffer) => new Promise((resolve) => forward.write(part, resolve));
    // Each part is sent before the next, so that a cut leaves a definite part behind.
    const passed = pass(request, line, answered, write)
      .then((found) => {
        rule = found;
        forward.end();
      })
      .catch(() => {
        // The server takes what is in transit and closes first. Only then is the browser cut off,
        // so that the server's speed does not matter. The browser may already have ended it.
        isCut = true;
        forward.on('close', () => socket.destroy());
        if (forward.socket) forward.socket.end();
        else forward.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Every request since the last reset. */
    seen,
    rule: (then: Rule['then'], fits: RegExp, { after = 0, times = 1 } = {}) => {
      rules.push({ then, fits, after, times });
    },
    /** Resolves once a held request has reached its byte. */
    holding: () => holding.promise,
    release: (how: 'go' | 'cut' = 'go') => release.resolve(how),
    reset: () => {
      release.resolve('cut');
      rules = [];
      seen.length = 0;
      visitors += 1;
      release = Promise.withResolvers();
      holding = Promise.withResolvers();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type Gate = Awaited<ReturnType<typeof startGate>>;
