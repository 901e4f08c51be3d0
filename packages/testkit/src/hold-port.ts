import { connect, createServer, type Socket } from 'node:net';

export interface HeldPort {
  readonly port: number;
  /** Forwards later connections to another port of this machine. */
  leadTo(port: number): void;
  stop(): Promise<void>;
}

/**
 * A port of this machine that nobody else can take. It drops connections until it forwards them.
 */
export async function holdPort(): Promise<HeldPort> {
  let target: number | undefined;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: () => Socket | undefined) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other()?.destroy();
    });
  };
  const server = createServer((socket) => {
    const onward = target === undefined ? undefined : connect(target, '127.0.0.1');
    keep(socket, () => onward);
    if (!onward) {
      socket.resetAndDestroy();
      return;
    }
    keep(onward, () => socket);
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo(port) {
      target = port;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
