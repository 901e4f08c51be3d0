import { fork, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onFreePort, PortTaken } from '@rivermark/testkit/on-free-port';
import { BUILT_FOR, serverFlags, startSite } from '@rivermark/testkit/site';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { type Asked, askOverAndOver } from './ask-over-and-over.ts';

const CLIENTS = 16;

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The response as a browser gets it: headers, and the still compressed body. */
const answerOf = (url: string) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const said = Object.entries(answer.headers).filter(
        ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
      );
      resolve({ headers: Object.fromEntries(said) as Answer['headers'], body: await buffer(answer) });
    }).on('error', reject);
  });

/** With the product's Node settings. */
async function startBare(answer: Answer) {
  const child = fork(join(import.meta.dirname, 'bare-answer.ts'), { execArgv: [...serverFlags] });
  const port = new Promise<number>((resolve) => child.once('message', (said) => resolve(Number(said))));
  child.send({ headers: answer.headers, body: answer.body.toString('base64') });
  return { child, port: await port };
}

/** One worker, as Rivermark is one process. */
function startNginx(folder: string, { headers, body }: Answer) {
  writeFileSync(join(folder, 'page'), body);
  const said = Object.entries(headers)
    .filter(([name]) => !['content-length', 'content-type', 'etag', 'server'].includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return onFreePort(async (port) => {
    const config = join(folder, `nginx-${port}.conf`);
    writeFileSync(
      config,
      `user ${userInfo().username}; daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log /dev/null; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; ${said.join(' ')}
    location = / { try_files /page =404; } }
}
`,
    );
    const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
    await waitUntil('nginx', async () => {
      if (child.exitCode !== null) throw new PortTaken('nginx');
      return (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok;
    });
    return { child, port };
  });
}

export interface Served {
  readonly name: string;
  /**
   * `cpu`: microseconds of processor time per response, which other programs disturb less than the
   * count.
   */
  readonly rounds: readonly (Asked & { readonly cpu: number })[];
}

/** Processor time of these processes in microseconds; Linux counts in hundredths of a second. */
const cpuOf = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
  }, 0);

/** nginx answers in a child process of the one that was started. */
const withChildren = (pid: number) => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
];

/** Rivermark's memory in MB. */
export interface Held {
  readonly before: number;
  readonly after: number;
}

const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/**
 * Requests the home page repeatedly: from a bare node:http, Rivermark and nginx, in turn. Then
 * `many` more from Rivermark, for its memory.
 */
export async function requestsPerSecond(
  rounds: number,
  ms: number,
  many: number,
): Promise<{ served: Served[]; held: Held }> {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-bench-'));
  // A log file would add the cost of this disk.
  const site = await startSite({
    env: { PUBLIC_URL: BUILT_FOR },
    logTo: openSync('/dev/null', 'w'),
  });
  const answer = await answerOf(`${site.url}/`);
  const bare = await startBare(answer);
  const nginx = await startNginx(folder, answer);
  const servers = [
    { name: 'bare node:http', port: bare.port, pids: [bare.child.pid ?? 0] },
    { name: 'Rivermark', port: site.port, pids: [site.pid] },
    { name: 'nginx', port: nginx.port, pids: withChildren(nginx.child.pid ?? 0) },
  ];
  const found = servers.map((server) => ({ ...server, rounds: [] as Served['rounds'][number][] }));
  for (let round = -1; round < rounds; round += 1) {
    for (const { port, pids, rounds: asked } of found) {
      const before = cpuOf(pids);
      const result = await askOverAndOver(port, '/', { clients: CLIENTS, ms });
      if (round >= 0) asked.push({ ...result, cpu: (cpuOf(pids) - before) / result.answers });
    }
  }
  const before = residentOf(site.pid);
  for (let asked = 0; asked < many; )
    asked += (await askOverAndOver(site.port, '/', { clients: CLIENTS, ms })).answers;
  const held = { before, after: residentOf(site.pid) };
  bare.child.kill();
  nginx.child.kill();
  await site.remove();
  rmSync(folder, { recursive: true });
  return { served: found, held };
}
