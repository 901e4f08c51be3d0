/** Receives documents over HTTP and only stores them: `bare-receiver.ts FOLDER plain|sealed`. */
import { createServer } from 'node:http';
import { type Keeping, keepDocument } from './keep-document.ts';

const [, , folder = '', keeping = ''] = process.argv;
const server = createServer((incoming, answer) => {
  keepDocument(folder, keeping as Keeping, incoming as AsyncIterable<Buffer>).then(
    () => answer.end('OK'),
    () => answer.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
