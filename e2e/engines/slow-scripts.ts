import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy to a site that holds scripts until they are released; for an engine whose driver cannot
 * hold requests.
 */
export async function startSlowScripts(site: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { host, hostname, port } = new URL(site);
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url?.startsWith('/assets/') && incoming.url.endsWith('.js')) await released;
    const headers = { ...incoming.headers, host };
    const onward = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
