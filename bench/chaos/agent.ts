import { createHash, randomInt } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import type { MailServer } from '@rivermark/testkit/mail-server';
import { BrokenOff, call, insist, isPutOff, type Unanswered } from './call.ts';
import type { Ledger } from './ledger.ts';

/** The link's path in each submission's mail, by the client's name. */
export function linksIn(mail: MailServer): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const { mail: each } of mail.received) {
    const path = /https?:\/\/[^\s/]+(\/agent\/\S+)/.exec(each.text ?? '')?.[1];
    const name = /Chaos [0-9a-f-]{36}/.exec(each.text ?? '')?.[0];
    if (path && name) links.set(name, path);
  }
  return links;
}

const documentPaths = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/agent[^"]+\/[0-9a-f-]{36})"/g)].map(([, path = '']) => path)),
];

async function listed(url: string, link: string, on: Parameters<typeof insist>[1]): Promise<string[]> {
  const { status, body } = await insist(() => call(url + link), on);
  if (status !== 200) throw new Error(`a link was answered ${status}`);
  return documentPaths(body.toString());
}

/** Opens a submission and downloads one document or the zip. Often disconnects before the end. */
export async function download(url: string, ledger: Ledger, mail: MailServer): Promise<void> {
  const links = [...linksIn(mail).values()];
  const link = links[randomInt(Math.max(1, links.length))];
  await later(200);
  if (!link) return;
  const on = (how: Unanswered) => ledger.unanswered('downloads', how);
  const paths = await listed(url, link, on);
  const path = randomInt(4) === 0 ? `${link}/all` : `${paths[randomInt(Math.max(1, paths.length))]}/download`;
  ledger.count('downloads', 'tried');
  const leaveAfter = randomInt(2) === 0 ? randomInt(1, 500_000) : undefined;
  const answer = await call(url + path, { leaveAfter }).catch((error: BrokenOff) => error);
  if (answer instanceof BrokenOff) return on(answer);
  if (isPutOff(answer)) return on('putOff');
  if (answer.status !== 200) throw new Error(`a download was answered ${answer.status}: ${answer.body}`);
  ledger.count('downloads', 'done');
}

/** Opens every document of a submission; resolves with their SHA-256, sorted. */
export async function openAll(url: string, link: string): Promise<string[]> {
  const hashes: string[] = [];
  for (const path of await listed(url, link, () => {})) {
    const { status, body } = await call(`${url}${path}/download`);
    hashes.push(status === 200 ? createHash('sha256').update(body).digest('hex') : `answered ${status}`);
  }
  return hashes.sort();
}
