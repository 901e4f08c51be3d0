import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { serverFlags } from '@rivermark/testkit/site';
import { onTestFinished } from 'vitest';

/**
 * Acts as systemd with a socket unit: opens the socket and passes it as file 3 to each process that
 * it starts, with LISTEN_PID and LISTEN_FDS. In Perl, which every Debian has: Node cannot hold a
 * listening socket without accepting connections.
 */
const HOLDER = `
use strict; use Socket; use POSIX (); use Fcntl;
$| = 1; $^F = 9;
socket(my $socket, PF_INET, SOCK_STREAM, 0) or die;
bind($socket, sockaddr_in(0, INADDR_LOOPBACK)) or die;
listen($socket, 511) or die;
my ($port) = sockaddr_in(getsockname($socket));
print "port $port\\n";
while (<STDIN>) {
  my $child = fork();
  if (!$child) {
    POSIX::dup2(fileno($socket), 3);
    fcntl(STDIN, F_SETFD, FD_CLOEXEC);
    $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1;
    exec(@ARGV); die;
  }
  print "started $child\\n";
  waitpid($child, 0);
  print "ended ", $? >> 8, "\\n";
}`;

export interface SocketHolder {
  readonly port: number;
  /** Starts the server on the socket; resolves with its process id. */
  start(): Promise<number>;
  /** Resolves with the exit code of the running server. */
  ended(): Promise<number>;
  said(): string;
}

export async function holdSocket(
  main: string,
  site: string,
  env: Readonly<Record<string, string>>,
): Promise<SocketHolder> {
  const holder: ChildProcess = spawn('perl', ['-e', HOLDER, process.execPath, ...serverFlags, main, site], {
    env: { ...compileCache, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  let running = 0;
  holder.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const waiting = new Map<string, (value: number) => void>();
  createInterface({ input: holder.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    const [, word = '', value] = /^(port|started|ended) (\d+)$/.exec(line) ?? [];
    waiting.get(word)?.(Number(value));
  });
  const next = (word: string) => new Promise<number>((resolve) => waiting.set(word, resolve));
  onTestFinished(() => {
    holder.kill('SIGKILL');
    try {
      if (running) process.kill(running, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  });
  return {
    port: await next('port'),
    async start() {
      const started = next('started');
      holder.stdin?.write('start\n');
      running = await started;
      return running;
    },
    async ended() {
      const code = await next('ended');
      running = 0;
      return code;
    },
    said: () => said,
  };
}
