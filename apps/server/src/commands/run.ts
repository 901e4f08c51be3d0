import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';

const usage = `Usage: rivermark run COMMAND [ARGUMENT…]
       rivermark shell
  Runs a command, or a shell, with the settings of the service. DATA_DIR is set even where the settings leave it out.`;

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error(usage);
  process.exit(2);
}
// The release's starter had Node read the file of settings: no shell interprets what stands in it.
const env = { ...process.env, DATA_DIR: resolve(process.env.DATA_DIR || './var') };
const child = spawn(command, args, { stdio: 'inherit', env });
// The terminal tells the command, too; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  console.error(message);
  process.exitCode = 127;
});
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
});
