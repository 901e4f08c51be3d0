import { readConfig } from '../config.ts';
import { siteContent } from '../start/built-content.ts';

const TIMEOUT_MS = 4000;

/**
 * Checks that the server on this machine takes enquiries: exits with 0, or with 1 and a sentence.
 * For a container's health check.
 */
async function run(): Promise<void> {
  const { host, port } = readConfig(process.env, siteContent());
  const asked = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  const answer = await fetch(`http://${asked}:${port}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The server answers ${answer.status}.`);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
