import { createSocket } from 'node:dgram';
import { decode, encode, RECURSION_AVAILABLE } from 'dns-packet';

export interface NameServer {
  /** `address:port`, as resolvers expect. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * The published records: an address or texts by name. A name with only names below it exists, too.
 */
export interface Zone {
  readonly addresses?: Readonly<Record<string, string>>;
  readonly texts?: Readonly<Record<string, readonly string[]>>;
}

/** NXDOMAIN (RFC 1035, 4.1.1). */
const NAME_ERROR = 3;

/** A real name server on this machine with one zone. */
export async function startNameServer({ addresses = {}, texts = {} }: Zone): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (!question) return;
    const name = question.name.toLowerCase();
    const names = [...Object.keys(addresses), ...Object.keys(texts)];
    const exists = names.some((one) => one === name || one.endsWith(`.${name}`));
    const address = addresses[name];
    const answers = [
      ...(question.type === 'A' && address ? [{ type: 'A' as const, name, ttl: 1, data: address }] : []),
      ...(question.type === 'TXT'
        ? (texts[name] ?? []).map((data) => ({ type: 'TXT' as const, name, ttl: 1, data }))
        : []),
    ];
    const flags = RECURSION_AVAILABLE | (exists ? 0 : NAME_ERROR);
    socket.send(
      encode({ type: 'response', id: id ?? 0, flags, questions, answers }),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
