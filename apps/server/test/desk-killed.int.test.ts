import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fixtureFolder } from '@rivermark/content/fixtures';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { deskBrowser } from '@rivermark/testkit/desk-browser';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { fileOf } from '@rivermark/testkit/server-programs';
import { type RunningSite, startSite } from '@rivermark/testkit/site';
import { waitUntil } from '@rivermark/testkit/wait-until';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { buildSites, TESTED_SITE } from '../../../e2e/build-sites.ts';
import { readPointer } from '../src/site/published-version.ts';
import { temporaryFolder } from './start-app.ts';

// biome-ignore lint/style/noProcessEnv: script/prove asks for it
const { KILLS = '3', PATH } = process.env;

const bungalow = '/desk/site/homes/riverside-bungalow';
const photos = '/desk/site/homes/avondale-tudor/photos';
const history = '/desk/site/history';
const prices = ['$875,000', '$885,000'] as const;
/** Fewer than a home has room for. */
const MOST_ADDED = 20;

/** The processes that a process started, and those that they started. */
function startedBy(pid: number): number[] {
  let children: number[];
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
  return children.flatMap((child) => [child, ...startedBy(child)]);
}

/** Whether a process works; one that ended but was not reaped has no command line. */
function isWorking(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

/**
 * Kills the server, and with `all` whatever it started, as a power cut does. Resolves with the
 * processes that were left alone: they finish what they do.
 */
async function cut(site: RunningSite, all: boolean): Promise<number[]> {
  const started = startedBy(site.pid);
  const killed = site.kill();
  for (const pid of all ? started : []) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  await killed;
  return all ? [] : started;
}

type Pages = Readonly<Record<string, string>>;

/** The hash of every page of the site, all of one version of it. */
async function pagesOf({ url, dataDir }: RunningSite): Promise<Pages> {
  for (;;) {
    const before = (await readPointer(dataDir))?.version;
    const map = await (await fetch(`${url}/sitemap.xml`)).text();
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
    const pages: Record<string, string> = {};
    for (const path of new Set(['/', ...paths])) {
      const answer = await fetch(url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      pages[path] = createHash('sha256')
        .update(await answer.text())
        .digest('hex');
    }
    // The server may switch to a version while its pages are read.
    if ((await readPointer(dataDir))?.version === before) return pages;
  }
}

const shownIn = (page: string) =>
  /name="field\.price"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? expect.fail('The form has no price.');

test(
  `killed at any of ${KILLS} moments of a save, an upload, a publish and an undo, the desk loses nothing it confirmed`,
  async () => {
    buildSites(['tested site']);
    const mail = await startMailServer();
    const dataDir = temporaryFolder();
    const options = { dataDir, builtSite: TESTED_SITE, env: { SMTP_URL: mail.url } };
    let site = await startSite(options);
    const { port, url } = site;
    onTestFinished(async () => {
      await site.kill();
      await mail.stop();
    });
    await promisify(execFile)(process.execPath, [fileOf('publish'), fixtureFolder('specification')], {
      env: { PATH, DATA_DIR: dataDir, PUBLIC_URL: url, ...compileCache },
    });
    const agent = await deskBrowser(url, async () => {
      const link = await mail.waitForMail((one) => one.mail.subject === 'Your link to the desk');
      return /^Open my desk: (\S+)$/m.exec(link.mail.text ?? '')?.[1] ?? '';
    });

    const draftPrice = async () => shownIn(await agent.get(bungalow));
    const save = async (price: string) =>
      agent.post(bungalow, { was: JSON.stringify({ price: await draftPrice() }), 'field.price': price });
    const publish = async () => {
      const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await agent.get(`${bungalow}/changes`)) ?? [];
      return agent.post(`${bungalow}/publish`, { seen });
    };
    const undo = async () => {
      const [, number = ''] = /action="\/desk\/site\/history\/(\d+)"/.exec(await agent.get(history)) ?? [];
      return agent.post(`${history}/${number}`);
    };
    const upload = async (at: number) => {
      const background = { r: at % 256, g: (at * 7) % 256, b: (at * 31) % 256 };
      const create = { width: 1600, height: 1200, channels: 3 as const, background };
      return agent.upload(`${photos}/add`, await sharp({ create }).jpeg().toBuffer(), `IMG_${at}.jpg`);
    };
    const added = async () =>
      [...(await agent.get(photos)).matchAll(/data-photo="(\w+)"/g)].map(([, hash = '']) => hash);

    // What the site is with either price, and how long each act takes.
    const published: Record<string, Pages> = {};
    const takes: Record<string, number> = {};
    const timed = async (name: string, act: () => Promise<Response>) => {
      const began = performance.now();
      expect((await act()).status, name).toBe(303);
      takes[name] = performance.now() - began;
    };
    const priceOnSite = async () => {
      const page = await (await fetch(`${url}/properties/riverside-bungalow`)).text();
      return prices.find((price) => page.includes(price));
    };
    for (const price of prices) {
      await timed('save', () => save(price));
      await timed('publish', publish);
      await waitUntil('the new price', async () => (await priceOnSite()) === price);
      published[price] = await pagesOf(site);
    }
    expect(published[prices[0]]).not.toEqual(published[prices[1]]);
    let said = '';
    await timed('undo', async () => {
      const answer = await undo();
      said = await agent.get(answer.headers.get('location') ?? '');
      return answer;
    });
    expect(said).toContain('The site is as it was then.');
    await waitUntil('the earlier price', async () => (await priceOnSite()) === prices[0]);
    expect(await pagesOf(site)).toEqual(published[prices[0]]);
    await timed('upload', () => upload(0));

    const acts = ['save', 'upload', 'publish', 'undo'] as const;
    let confirmed = 0;
    for (let kill = 0; kill < Number(KILLS); kill += 1) {
      const act = acts[kill % acts.length] ?? 'save';
      const label = `kill ${kill + 1}, during ${act}`;
      const live = await priceOnSite();
      const other = prices.find((price) => price !== live) ?? prices[0];
      if (act === 'publish') await save(other);
      const before = { price: await draftPrice(), photos: await added() };
      const next = act === 'save' ? `$${(870_000 + kill).toLocaleString('en-US')}` : before.price;
      let status = 0;
      const doing = { save: () => save(next), upload: () => upload(kill + 1), publish, undo }[act]().then(
        (answer) => {
          status = answer.status;
        },
        // The connection breaks with the server.
        () => {},
      );
      await sleep(Math.random() * 1.2 * (takes[act] ?? 0));
      const left = await cut(site, kill % 8 < 4);
      await doing;
      if (status === 303) confirmed += 1;
      site = await startSite({ ...options, port });

      const pages = await waitUntil(`one whole version of the site after ${label}`, async () => {
        const now = await pagesOf(site);
        return Object.entries(published).find(([, one]) => JSON.stringify(one) === JSON.stringify(now));
      });
      // Until then an undo that was not confirmed may still come true.
      await waitUntil(`the end of work begun before ${label}`, async () => !left.some(isWorking));
      const [nowLive] = pages;
      const after = await draftPrice();
      const shown = after.startsWith('$') ? after : `$${after}`;
      if (act === 'save') {
        expect(status === 303 ? [next] : [next, before.price, `$${before.price}`], label).toContain(shown);
        expect(nowLive, label).toBe(live);
        await agent.post(`${bungalow}/discard`);
      } else if (act === 'upload') {
        const all = await added();
        expect(all.slice(0, before.photos.length), label).toEqual(before.photos);
        if (status === 303) expect(all.length, label).toBe(before.photos.length + 1);
        for (const hash of all) {
          const bytes = Buffer.from(await (await agent.read(`${photos}/${hash}.jpg`)).arrayBuffer());
          expect(createHash('sha256').update(bytes).digest('hex'), label).toBe(hash);
        }
        if (all.length > MOST_ADDED) await agent.post('/desk/site/homes/avondale-tudor/discard');
      } else if (act === 'publish') {
        if (status === 303) expect(nowLive, label).toBe(other);
        // Either it is live, or the draft is still there.
        expect(shown, label).toBe(other);
        await agent.post(`${bungalow}/discard`);
      } else if (status === 303) expect(nowLive, label).toBe(other);
      // Without a draft the form shows the newest content version, which must go live.
      const newest = `$${(await draftPrice()).replace('$', '')}`;
      await waitUntil(`the newest version after ${label}`, async () => (await priceOnSite()) === newest);
    }
    expect(confirmed).toBeGreaterThan(0);
    // Everything works as before.
    await save('$890,000');
    expect((await publish()).status).toBe(303);
  },
  120_000 + Number(KILLS) * 120_000,
);
