import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How to answer a call: with a status and headers, or never. */
export type CallBehaviour = 'never' | { readonly status: number; readonly headers?: Record<string, string> };

export interface HttpReceiver {
  /** Without a trailing slash. */
  readonly url: string;
  /** Every complete call, however it was answered. */
  readonly calls: ReceivedCall[];
  behave(next: CallBehaviour): void;
  stop(): Promise<void>;
}

/**
 * A real HTTP server on this machine that records posts and can be told to misbehave; answers 204
 * by default.
 */
export async function startHttpReceiver(): Promise<HttpReceiver> {
  const calls: ReceivedCall[] = [];
  let behaviour: CallBehaviour = { status: 204 };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    if (behaviour === 'never') return;
    response.writeHead(behaviour.status, behaviour.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave(next) {
      behaviour = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
