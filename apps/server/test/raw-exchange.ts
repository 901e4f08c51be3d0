import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * The response to exactly these lines, until the connection ends: for requests that no client
 * library would make.
 */
export async function exchange(port: number, lines: readonly string[]): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return buffer(socket);
}
