import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { type ConfigContent, readConfig } from '../config.ts';
import { caddyfile, nginxSite } from './front-files.ts';
import type { Steps } from './steps.ts';
import { commandFile, places, serviceUnit, socketUnit, usersFile } from './unit-files.ts';

export type Front = 'caddy' | 'nginx' | 'none';

export interface Wanted {
  /** The site's origin. If absent, the existing settings apply. */
  readonly url?: string;
  /** If absent: the reverse proxy of the earlier installation, or Caddy. */
  readonly front?: Front;
  /** The release's folder. */
  readonly release: string;
  /** Path of the Node that runs this. */
  readonly node: string;
}

const CADDY_OURS = '/etc/rivermark/Caddyfile';
const CADDY_MAIN = '/etc/caddy/Caddyfile';
const CADDY_BEFORE = '/etc/caddy/Caddyfile.before-rivermark';
const NGINX_SITE = '/etc/nginx/sites-available/rivermark';
const NGINX_ENABLED = '/etc/nginx/sites-enabled/rivermark';

/**
 * Installs a release as a service, or replaces the running one. Returns the remaining manual steps.
 */
export function install(steps: Steps, { url, front: wantedFront, release, node }: Wanted): string[] {
  const front = wantedFront ?? frontThere(steps) ?? 'caddy';
  requireFront(steps, front);
  const { version } = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8')) as { version: string };
  const settings = settingsThere(steps, url) ?? newSettings(url);
  const publicUrl = publicUrlOf(settings);

  if (!steps.has(places.settings)) steps.write(places.settings, settingsFile(release, settings), 0o640);
  steps.write(places.users, usersFile);
  steps.run('systemd-sysusers', places.users);
  const keptRelease = join(places.releases, version);
  const ranBefore = steps.target(places.current);
  steps.copy(release, keptRelease);
  const keptNode = nodeFor(steps, node);
  steps.link(places.current, keptRelease);
  if (ranBefore !== undefined && ranBefore !== keptRelease) steps.link(places.previous, ranBefore);
  const left = writeUnits(steps, settings, keptNode);
  steps.run('systemctl', 'enable', ...UNITS);
  steps.run('systemctl', 'start', 'rivermark.socket');
  // The socket stays open, so that no connection is refused meanwhile.
  steps.run('systemctl', 'try-restart', 'rivermark.service');
  removeOldReleases(steps, version, ranBefore && basename(ranBefore));
  return [
    `Fill in ${places.settings} (SMTP_URL at least), then: rivermark apply`,
    ...left,
    ...frontFor(steps, front, publicUrl, upstreamOf(settings)),
  ];
}

/**
 * Applies changed settings: units, the backup folder, owners and modes, the proxy, a restart.
 * Returns the remaining manual steps. If the settings have errors, throws and changes nothing.
 */
export function apply(steps: Steps, node: string, content: ConfigContent): string[] {
  if (!steps.target(places.current) || !steps.has(places.settings))
    throw new Error('Rivermark is not installed as a service here: script/install-service --url https://…');
  const settings = settingsOf(steps);
  readConfig(settings, content);
  const publicUrl = publicUrlOf(settings);
  const left = writeUnits(steps, settings, nodeFor(steps, node));
  closeDataDir(steps, settings.DATA_DIR || places.data);
  // A service that somebody stopped stays stopped.
  if (steps.isActive('rivermark.socket')) steps.run(places.command, 'restart');
  else left.push('The service is stopped. To start it: rivermark start');
  const front = frontThere(steps);
  return [...left, ...(front ? frontFor(steps, front, publicUrl, upstreamOf(settings)) : [])];
}

export const settingsOf = (steps: Steps): NodeJS.Dict<string> => parseEnv(steps.read(places.settings));

const UNITS = ['rivermark.socket', 'rivermark.service'];

const upstreamOf = (settings: NodeJS.Dict<string>) =>
  `${settings.HOST || '127.0.0.1'}:${settings.PORT || '3000'}`;

function publicUrlOf({ PUBLIC_URL = '' }: NodeJS.Dict<string>): string {
  if (!/^https:\/\/[a-z0-9.-]+$/.test(PUBLIC_URL))
    throw new Error('Name the site with --url https://…, or set PUBLIC_URL in the settings that are there.');
  return PUBLIC_URL;
}

/**
 * Writes the units and the operator's command for the settings. Returns the remaining manual steps.
 */
function writeUnits(steps: Steps, settings: NodeJS.Dict<string>, node: string): string[] {
  const writable = [settings.DATA_DIR, settings.BACKUP_TO].filter(
    (path): path is string => path?.startsWith('/') === true && path !== places.data,
  );
  const socket = socketUnit(upstreamOf(settings));
  const isMoved = steps.has(places.socket) && steps.read(places.socket) !== socket;
  steps.write(places.socket, socket);
  steps.write(places.service, serviceUnit(node, writable));
  steps.write(places.command, commandFile(node, writable), 0o755);
  steps.run('chgrp', 'rivermark', places.settings);
  steps.run('chmod', '640', places.settings);
  steps.run('systemctl', 'daemon-reload');
  // A listening socket keeps its old address until a restart, which also restarts the service.
  if (isMoved) steps.run('systemctl', 'try-restart', 'rivermark.socket');
  return settings.BACKUP_TO?.startsWith('/') ? backupFolder(steps, settings.BACKUP_TO) : [];
}

/** Creates the backup folder for the service's user. A folder with other files keeps its owner. */
function backupFolder(steps: Steps, folder: string): string[] {
  steps.makeFolder(folder);
  if (steps.canWrite('rivermark', folder)) return [];
  const others = steps.namesIn(folder).filter((name) => !BACKUP_FOLDERS.includes(name));
  if (others.length > 0)
    return [
      `BACKUP_TO: the user rivermark cannot write to ${folder}, which holds other files (${others[0]}). Set it to a folder of its own, such as ${join(folder, 'rivermark')}, then: rivermark apply`,
    ];
  steps.run('chown', '-hR', 'rivermark:rivermark', folder);
  return [];
}

/** Names in a backup folder and on a new disk. */
const BACKUP_FOLDERS = ['installation', 'snapshots', 'keys', 'databases', 'documents', 'lost+found'];

/**
 * Files copied by hand belong to root, and others may be able to read them. The server could not
 * open them.
 */
export function closeDataDir(steps: Steps, dataDir: string): void {
  // A wrong DATA_DIR keeps its owners.
  if (!steps.has(join(dataDir, 'rivermark.db')) && dataDir !== places.data) return;
  if (!steps.has(dataDir)) return;
  steps.run('chown', '-hR', 'rivermark:rivermark', dataDir);
  steps.run('chmod', '-R', 'go=', dataDir);
}

/** Checked first, so that nothing is left half installed. */
function requireFront(steps: Steps, front: Front): void {
  if (front === 'none' || steps.hasProgram(front)) return;
  throw new Error(
    `${front} is not installed. Run: apt-get install ${front}. Or choose another front: --front caddy, nginx or none.`,
  );
}

/** How many older releases are kept for going back. */
const KEPT_OLDER = 2;

/**
 * Removes broken copies and old releases. Keeps `runs`, the release before it and the newest of the
 * others.
 */
function removeOldReleases(steps: Steps, runs: string, ranBefore: string | undefined): void {
  const names = steps.namesIn(places.releases);
  const older = names.filter((name) => name !== runs && name !== ranBefore && !name.endsWith('.next'));
  const hasBefore = ranBefore !== undefined && ranBefore !== runs && names.includes(ranBefore);
  const kept = [runs, ranBefore, ...older.slice(0, KEPT_OLDER - Number(hasBefore))];
  for (const name of names) if (!kept.includes(name)) steps.remove(join(places.releases, name));
}

/** The settings of an existing installation. Only its operator changes them. */
function settingsThere(steps: Steps, url?: string): NodeJS.Dict<string> | undefined {
  if (!steps.has(places.settings)) return undefined;
  const there = settingsOf(steps);
  if (url !== undefined && there.PUBLIC_URL !== url)
    throw new Error(`${places.settings} says PUBLIC_URL=${there.PUBLIC_URL ?? ''}: change it there first.`);
  return there;
}

const newSettings = (url = ''): NodeJS.Dict<string> => ({
  PUBLIC_URL: url,
  DATA_DIR: places.data,
  NODE_ENV: 'production',
});

/** The release's settings file, with everything but these commented out. */
function settingsFile(release: string, settings: NodeJS.Dict<string>): string {
  let text = readFileSync(join(release, 'rivermark.env.example'), 'utf8');
  for (const [name, value] of Object.entries(settings))
    text = text.replace(new RegExp(`^#${name}=.*$`, 'm'), `${name}=${value}`);
  return text;
}

/**
 * Uses the system's Node directly. Another may be in a home directory, which the service cannot
 * read.
 */
function nodeFor(steps: Steps, node: string): string {
  if (/^\/(usr|opt)\//.test(node) && steps.root === '/') return node;
  const kept = join(places.node, process.version, 'node');
  steps.copy(node, kept);
  return kept;
}

/** The reverse proxy that an installation set up here. */
function frontThere(steps: Steps): Front | undefined {
  if (steps.has(NGINX_SITE)) return 'nginx';
  return steps.has(CADDY_OURS) ? 'caddy' : undefined;
}

function frontFor(steps: Steps, front: Front, url: string, upstream: string): string[] {
  const host = new URL(url).hostname;
  if (front === 'none')
    return [`Put a front with TLS before ${upstream}; docs/deploy.md says what it must do.`];
  if (front === 'nginx') {
    const certificates = `/etc/letsencrypt/live/${host}`;
    steps.write(NGINX_SITE, nginxSite({ host, upstream }, certificates, steps.output('nginx', '-v')));
    if (!steps.has(`${certificates}/fullchain.pem`)) {
      return [
        `Get a certificate (certbot certonly --webroot -w /var/www/html -d ${host} --deploy-hook 'systemctl reload nginx': without the hook nginx would go on with the old one after a renewal), then run this again: it turns the site on.`,
      ];
    }
    steps.link(NGINX_ENABLED, NGINX_SITE);
    steps.run('nginx', '-t');
    steps.run('systemctl', 'reload', 'nginx');
    return [];
  }
  steps.write(CADDY_OURS, caddyfile(url, upstream));
  const main = `import ${CADDY_OURS}\n`;
  const there = steps.has(CADDY_MAIN) ? steps.read(CADDY_MAIN) : '';
  if (there !== main && there !== '' && !there.includes('/usr/share/caddy'))
    return [`${CADDY_MAIN} serves other sites: take over what ${CADDY_OURS} says.`];
  if (there !== main && there !== '') steps.write(CADDY_BEFORE, there);
  steps.write(CADDY_MAIN, main);
  steps.run('caddy', 'validate', '--config', CADDY_MAIN);
  steps.run('systemctl', 'reload-or-restart', 'caddy');
  return [];
}

/**
 * Removes everything that an installation created, except data and settings. Returns what is left.
 */
export function uninstall(steps: Steps): string[] {
  if (steps.has(places.service)) steps.run('systemctl', 'disable', '--now', ...UNITS);
  for (const path of [places.service, places.socket, places.users, places.command]) steps.remove(path);
  for (const path of [NGINX_ENABLED, NGINX_SITE]) steps.remove(path);
  if (steps.has(CADDY_MAIN) && steps.read(CADDY_MAIN) === `import ${CADDY_OURS}\n`) {
    if (steps.has(CADDY_BEFORE)) steps.write(CADDY_MAIN, steps.read(CADDY_BEFORE));
    else steps.remove(CADDY_MAIN);
    steps.remove(CADDY_BEFORE);
  }
  steps.remove(CADDY_OURS);
  for (const path of [places.current, places.previous, places.releases, places.node]) steps.remove(path);
  steps.remove(dirname(places.releases));
  steps.run('systemctl', 'daemon-reload');
  return [
    `${dirname(places.settings)}, ${places.data} and the user rivermark stay: they are yours to remove.`,
  ];
}
