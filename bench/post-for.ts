import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** The answers of one run: rate per second, and response times in milliseconds. */
export interface Load {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

function enquiry(): string {
  return JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'rivermark-site',
    service_id: 'rivermark',
    template_id: 'contact',
    template_params: {
      to_email: 'agent@rivermark.example',
      from_name: 'Bench Visitor',
      from_email: 'bench@example.com',
      phone: '904-555-0100',
      message: 'Which streets stay dry? '.repeat(10),
      subject: 'New Contact Form Submission from Bench Visitor',
      submission_id: randomUUID(),
      page: '/',
    },
  });
}

function post(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = enquiry();
    const begin = performance.now();
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - begin);
          else reject(new Error(`answered ${answer.statusCode}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** `clients` in parallel for `seconds`, each sending its next enquiry after the previous answer. */
export async function postFor(url: string, clients: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  await post(url, agent);
  const times: number[] = [];
  const begin = performance.now();
  const until = begin + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) times.push(await post(url, agent));
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = performance.now() - begin;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { rate: (times.length * 1000) / elapsed, p50: at(0.5), p99: at(0.99) };
}
