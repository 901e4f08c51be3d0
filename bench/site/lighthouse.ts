import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { waitUntil } from '@rivermark/testkit/wait-until';

const VERSION = '13.5.0';
/** Outside the project's own packages: it has 180 MB, and only this bench needs it. */
const folder = join(import.meta.dirname, '../../.cache', `lighthouse-${VERSION}`);

const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'network-requests',
] as const;

interface Request {
  readonly url: string;
  readonly mimeType: string;
  readonly transferSize: number;
}

/** The parts of Lighthouse's result that are read. */
interface Result {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly audits: Readonly<
      Record<
        (typeof AUDITS)[number],
        {
          readonly numericValue?: number;
          readonly errorMessage?: string;
          readonly details?: { readonly items: readonly Request[] };
        }
      >
    >;
  };
}
type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Result>;

/**
 * One page load on Lighthouse's phone: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed, empty
 * cache.
 */
export interface PageLoad {
  /** Milliseconds until the first and the largest contentful paint. */
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Different addresses. Lighthouse itself asks for two of them, the manifest and its icon. */
  readonly requests: number;
  /** Over the wire, by kind: HTML, style, script, fonts, pictures, other. */
  readonly bytes: Readonly<Record<string, number>>;
}

const kinds: readonly (readonly [kind: string, of: RegExp])[] = [
  ['html', /^text\/html/],
  ['style', /^text\/css/],
  ['script', /javascript/],
  ['fonts', /^font|woff/],
  ['pictures', /^image/],
];

function byKind(requests: readonly Request[]): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const { mimeType, transferSize } of requests) {
    const kind = kinds.find(([, of]) => of.test(mimeType))?.[0] ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + transferSize;
  }
  return bytes;
}

async function bring(): Promise<Lighthouse> {
  const program = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
    execFileSync('npm', ['install', ...options, `lighthouse@${VERSION}`], { cwd: folder, stdio: 'inherit' });
  }
  const { default: lighthouse } = (await import(pathToFileURL(program).href)) as { default: Lighthouse };
  return lighthouse;
}

/** Lighthouse in a Chromium of its own. */
export async function openLighthouse(executablePath: string) {
  const lighthouse = await bring();
  const profile = mkdtempSync(join(tmpdir(), 'rivermark-lighthouse-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  const chromium = spawn(executablePath, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const ended = once(chromium, 'exit');
  const told = join(profile, 'DevToolsActivePort');
  const port = await waitUntil(
    'Chromium',
    () => existsSync(told) && Number.parseInt(readFileSync(told, 'utf8'), 10),
  );
  return {
    async load(url: string): Promise<PageLoad> {
      const { lhr } = await lighthouse(url, {
        port,
        onlyAudits: AUDITS,
        // It would scroll, and load every lazy picture.
        disableFullPageScreenshot: true,
        // The 404 page is measured, too.
        ignoreStatusCode: true,
        logLevel: 'error',
        output: 'json',
      });
      if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
      const value = (name: (typeof AUDITS)[number]) => {
        const { numericValue, errorMessage } = lhr.audits[name];
        if (numericValue === undefined) throw new Error(`Lighthouse on ${url}: ${name}: ${errorMessage}`);
        return numericValue;
      };
      // Its list also has the pictures that stand in the page itself.
      const requests = (lhr.audits['network-requests'].details?.items ?? []).filter(
        ({ url }) => !url.startsWith('data:'),
      );
      return {
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        cls: value('cumulative-layout-shift'),
        requests: new Set(requests.map(({ url }) => url)).size,
        bytes: byKind(requests),
      };
    },
    async close(): Promise<void> {
      chromium.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
