import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import type { Finding } from './finding.ts';

const run = promisify(execFile);

/**
 * All modules except `nikto`, `ssrf` and `wapp`, which contact other hosts, and two that guess
 * names and passwords from lists.
 */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss,xxe';

/** Findings that are not errors, with the reason. */
const known: readonly { readonly info: RegExp; readonly path: RegExp; readonly reason: string }[] = [
  {
    info: /^X-XSS-Protection is not set/,
    path: /^/,
    reason: 'browsers have dropped it, and it opened holes itself',
  },
  {
    info: /^Lack of anti CSRF token$/,
    path: /^\/enquiries\//,
    reason: 'no cookie says who sends an enquiry, and one from a page of another origin is marked',
  },
];

interface Report {
  readonly vulnerabilities: Readonly<Record<string, readonly Found[]>>;
  readonly anomalies: Readonly<Record<string, readonly Found[]>>;
}
interface Found {
  readonly info: string;
  readonly path: string;
  readonly method: string;
}

/** From Wapiti's session database. */
function crawled(folder: string): number {
  const [session = ''] = globSync('*.db', { cwd: folder });
  const db = new Database(join(folder, session), { readonly: true });
  const { count } = db.prepare('select count(*) as count from paths where evil = 0').get() as {
    count: number;
  };
  db.close();
  return count;
}

/** Lets Wapiti discover pages and forms, for six minutes at most, and attack each. */
export async function scanWithWapiti(url: string): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-wapiti-'));
  const report = join(folder, 'report.json');
  await run(
    'wapiti',
    [
      ...['-u', `${url}/`, '--scope', 'domain', '-m', MODULES, '-d', '4', '-S', 'aggressive'],
      // It does not read compressed pages: it would crawl one and prove nothing.
      ...['-H', 'Accept-Encoding: identity'],
      ...['--max-scan-time', '360', '--max-attack-time', '45', '--max-links-per-page', '200'],
      ...['--flush-session', '--store-session', folder, '--no-bugreport', '-v', '0'],
      ...['-f', 'json', '-o', report],
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const found = Object.entries({ ...vulnerabilities, ...anomalies })
    .flatMap(([kind, each]) => each.map((one) => ({ kind, ...one })))
    .filter((one) => !known.some(({ info, path }) => info.test(one.info) && path.test(one.path)));
  for (const { kind, method, path, info } of found) console.log(`${kind}: ${method} ${path}: ${info}`);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const pages = crawled(folder);
  rmSync(folder, { recursive: true });
  return {
    what: `Wapiti, ${pages} pages and forms that it found by itself`,
    said: kinds.length === 0 ? 'nothing' : `${found.length}: ${kinds.join(', ')}`,
    isGood: kinds.length === 0 && pages > 50,
  };
}
