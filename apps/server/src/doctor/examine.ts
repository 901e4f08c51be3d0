import type { Content } from '@rivermark/content';
import { sampleFields } from '@rivermark/content/site';
import { releaseMadeAt } from '../config/release-made-at.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { programHealth } from '../health/program-health.ts';
import { backupPlace } from './backup-place.ts';
import { about, type Finding } from './finding.ts';
import { disk, nodeVersion, ofHealth, permissions } from './machine.ts';
import { mailDomain } from './mail-domain.ts';
import { mailServer } from './mail-server.ts';
import type { Names } from './names.ts';
import { publicAddress } from './public-address.ts';
import { settings } from './setting-names.ts';
import { stores } from './stores.ts';

export interface Examination {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The site's content. */
  readonly content: Content;
  readonly names: Names;
  readonly now: number;
  /** Also sends a mail to the agent. */
  readonly sendsMail: boolean;
  readonly dkimSelector?: string;
}

const configuration = about('configuration', 'Configuration');

function sampleContent({ identity, samples }: Content): Finding {
  const line = about('samples', 'Content');
  const count = sampleFields(identity).length + samples.length;
  return count === 0
    ? line.fine('Nothing is a sample.')
    : line.toDo(
        `${count} fields, homes or figures are still samples. script/check-content and the README say which.`,
      );
}

/**
 * Checks everything that a site needs to work, beginning with the configuration. Changes nothing.
 */
export async function examine({
  env,
  content,
  names,
  now,
  sendsMail,
  dkimSelector,
}: Examination): Promise<Finding[]> {
  const program = programHealth({ madeAt: releaseMadeAt(), node: process.versions.node, now });
  const first = [nodeVersion(), ...(program ? [ofHealth('program', program)] : []), ...settings(env)];
  let config: Config;
  try {
    config = readConfig(env, content);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...first, ...error.faults.map((fault) => configuration.toDo(fault))];
  }
  // First, because opening the database closes it to others.
  const closed = permissions(config.dataDir);
  const parts = await Promise.all([
    disk(config.dataDir),
    stores(config, now),
    backupPlace(config),
    publicAddress(config, names, now),
    mailServer(config, sendsMail),
    mailDomain(config, names, dkimSelector),
  ]);
  return [
    ...first,
    configuration.fine('Every value is understood.'),
    closed,
    sampleContent(content),
    ...parts.flat(),
  ];
}
