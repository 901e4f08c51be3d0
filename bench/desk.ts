/**
 * The server's cost of the desk's pages with fifty thousand enquiries, compared with ten and with a
 * page without database queries, in one run. The times are the server's own, from its log.
 * `--quick` requests each page only a few times, to show that the bench still works.
 */
import { startMailServer } from '@rivermark/testkit/mail-server';
import { startSite } from '@rivermark/testkit/site';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { seedEnquiries } from './desk/seed-enquiries.ts';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 3 : 60;
const MOST = isQuick ? 1000 : 50_000;
/** The goal in server time, for opening the desk. */
const GOAL_MS = 100;

const pages: Readonly<Record<string, string>> = {
  'the door, without the database': '/desk/sign-in/sent',
  'what waits': '/desk',
  'all inquiries': '/desk/enquiries',
  'search for one person': '/desk/enquiries?q=visitor123%40visitor.example',
  'search for a word that thousands have': '/desk/enquiries?q=river',
  'search within words': '/desk/enquiries?q=einber',
  'search within a word of thousands': '/desk/enquiries?q=unga',
  'search for a number as people write it': '/desk/enquiries?q=%28904%29%20200-0123',
  'search for three digits of every number': '/desk/enquiries?q=042',
  'search for one letter': '/desk/enquiries?q=a',
  'by state, kind and home': '/desk/enquiries?state=contacted&kind=showing&home=Avondale',
  health: '/desk/health',
  'figures of a year': '/desk/figures?weeks=52',
};

const mail = await startMailServer();
const site = await startSite({ env: { SMTP_URL: mail.url } });

/** Signs in by the mailed link, like the agent. Resolves with the cookie. */
async function signIn(): Promise<string> {
  const post = (path: string) =>
    fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
      body: '',
    });
  await post('/desk/sign-in');
  const { mail: letter } = await mail.waitForMail(({ mail: { text } }) =>
    /\/desk\/sign-in\//.test(text ?? ''),
  );
  const link = /\/desk\/sign-in\/\S+/.exec(letter.text ?? '')?.[0] ?? '';
  return ((await post(link)).headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}

interface Line {
  readonly msg?: string;
  readonly ms?: number;
  readonly method?: string;
  readonly route?: string;
}

/** The server's own response times since `from`, a length of its log. */
const timesSince = (from: number) =>
  site
    .logs()
    .slice(from)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg, method, route }) => msg === 'request' && method === 'GET' && route !== '/healthz')
    .map(({ ms = 0 }) => ms)
    .sort((a, b) => a - b);

let asked = 0;
/**
 * Resolves once the log has every line of earlier responses. They are buffered for a moment and
 * written in order.
 */
async function isLogged(): Promise<void> {
  asked += 1;
  await (await fetch(`${site.url}/healthz`)).text();
  await waitUntil('the log', () => site.logs().split('"route":"/healthz"').length > asked);
}

async function measure(cookie: string): Promise<Map<string, { median: number; worst: number }>> {
  const measured = new Map<string, { median: number; worst: number }>();
  for (const [name, path] of Object.entries(pages)) {
    await (await fetch(site.url + path, { headers: { cookie } })).text();
    await isLogged();
    const from = site.logs().length;
    for (let round = 0; round < rounds; round += 1) {
      const answer = await fetch(site.url + path, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      await answer.text();
    }
    await isLogged();
    const times = timesSince(from);
    measured.set(name, { median: times[Math.floor(times.length / 2)] ?? 0, worst: times.at(-1) ?? 0 });
  }
  return measured;
}

const cookie = await signIn();
seedEnquiries(site.dataDir, 10);
const few = await measure(cookie);
seedEnquiries(site.dataDir, MOST - 10);
const many = await measure(cookie);
await site.remove();
await mail.stop();

const cell = (value: number) => value.toFixed(1).padStart(9);
console.log(
  `${'server time in ms'.padEnd(40)}${'10'.padStart(9)}${MOST.toLocaleString('en-US').padStart(9)}${'worst'.padStart(9)}`,
);
for (const [name, { median, worst }] of many) {
  console.log(`${name.padEnd(40)}${cell(few.get(name)?.median ?? 0)}${cell(median)}${cell(worst)}`);
}
const opened = many.get('what waits')?.median ?? Number.POSITIVE_INFINITY;
console.log(`\nthe desk opens in ${opened.toFixed(1)} ms; goal: under ${GOAL_MS}`);
// A quick run says nothing about speed.
if (opened >= GOAL_MS && !isQuick) process.exitCode = 1;
