import { connect, createServer } from 'node:net';

/** A load balancer: spreads connections over machines in turn, and skips those that accept none. */
export async function startFront(ports: readonly number[]): Promise<{ url: string; stop: () => void }> {
  let turn = 0;
  const server = createServer((visitor) => {
    const tryNext = (left: number) => {
      const port = ports[turn++ % ports.length] ?? 0;
      const machine = connect(port, '127.0.0.1');
      let isThere = false;
      machine.once('connect', () => {
        isThere = true;
        visitor.pipe(machine).pipe(visitor);
      });
      machine.on('error', () => {
        if (isThere || left === 0) visitor.destroy();
        else tryNext(left - 1);
      });
      machine.on('close', () => isThere && visitor.destroy());
      visitor.on('close', () => machine.destroy());
    };
    visitor.on('error', () => {});
    tryNext(ports.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
