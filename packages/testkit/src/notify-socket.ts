import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { waitUntil } from './wait-until.ts';

/**
 * Receives datagrams on a Unix socket and prints them. In Perl, because Node has no such sockets.
 */
const receiver = `
use Socket; $| = 1;
socket(my $held, PF_UNIX, SOCK_DGRAM, 0) or die; bind($held, sockaddr_un($ARGV[0])) or die; print "listening\\n";
while (defined recv($held, my $text, 4096, 0)) { print "$text\\n" }`;

/**
 * The socket of a service manager, to which a service reports (sd_notify(3)), at a path in
 * `folder`.
 */
export async function notifySocket(folder: string) {
  const path = join(folder, 'notify.sock');
  const child = spawn('perl', ['-e', receiver, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let heard = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  await waitUntil('the socket', () => heard.includes('listening'));
  return {
    path,
    /** The messages in order, without what the sender adds for its own use. */
    heard: () => heard.split('\n').filter((line) => /^(READY|WATCHDOG|STOPPING)=/.test(line)),
    stop: () => child.kill('SIGKILL'),
  };
}
