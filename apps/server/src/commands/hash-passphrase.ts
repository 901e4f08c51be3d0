import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { hashPassphrase } from '../secrets/passphrase.ts';
import { weakPassphrase } from '../secrets/weak-passphrase.ts';
import { siteContent } from '../start/built-content.ts';

// What is typed is not shown; piped input works as well.
const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
process.stderr.write('Passphrase (at least 12 characters, not shown): ');
const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
lines.once('line', async (passphrase) => {
  lines.close();
  process.stderr.write('\n');
  const weak = weakPassphrase(passphrase, siteContent());
  if (weak) {
    process.stderr.write(`${weak}\n`);
    process.exitCode = 1;
    return;
  }
  // Shells and Compose read what stands behind a dollar sign as a name.
  process.stderr.write('Between single quotes, this is what AGENT_PASSPHRASE_HASH must hold:\n');
  process.stdout.write(`${await hashPassphrase(passphrase)}\n`);
});
