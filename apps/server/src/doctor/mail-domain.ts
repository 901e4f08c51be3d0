import type { Config } from '../config.ts';
import { about, type Finding } from './finding.ts';
import type { Names } from './names.ts';

const spf = about('spf', 'SPF');
const dkim = about('dkim', 'DKIM');
const dmarc = about('dmarc', 'DMARC');

/** What the usual mail services ask to be published, by the end of their server's name. */
const includes: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(google|gmail|googlemail)\.com$/, 'include:_spf.google.com'],
  [/(^|\.)(office365|outlook)\.com$/, 'include:spf.protection.outlook.com'],
  [/(^|\.)amazonaws\.com$/, 'include:amazonses.com'],
  [/(^|\.)sendgrid\.net$/, 'include:sendgrid.net'],
  [/(^|\.)mailgun\.org$/, 'include:mailgun.org'],
  [/(^|\.)postmarkapp\.com$/, 'include:spf.mtasv.net'],
  [/(^|\.)fastmail\.com$/, 'include:spf.messagingengine.com'],
];

/** What must stand in SPF for mails by this server. */
const needed = (host: string): string => includes.find(([fits]) => fits.test(host))?.[1] ?? `a:${host}`;

async function ofSpf(domain: string, host: string, names: Names): Promise<Finding> {
  const texts = await names.texts(domain);
  if (!texts) return spf.unknown('The name service could not be asked.');
  const [published, ...more] = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const part = needed(host);
  if (!published) return spf.toDo(`${domain} has none. Publish as TXT of ${domain}: "v=spf1 ${part} ~all"`);
  if (more.length > 0)
    return spf.toDo(`${domain} has ${more.length + 1}, and then none counts. Make them one.`);
  if (/\+all\b/.test(published))
    return spf.toDo(`${domain} lets everybody send ("${published}"). End it in ~all.`);
  if (published.toLowerCase().split(/\s+/).includes(part))
    return spf.fine(`${domain} publishes "${published}".`);
  if (includes.some(([fits]) => fits.test(host))) {
    return spf.toDo(`${domain} publishes "${published}", without ${part}. Add it before the end.`);
  }
  return spf.unknown(`${domain} publishes "${published}". Ask your mail service whether that names ${host}.`);
}

async function ofDkim(domain: string, selector: string | undefined, names: Names): Promise<Finding> {
  if (selector) {
    const name = `${selector}._domainkey.${domain}`;
    const texts = await names.texts(name);
    if (!texts) return dkim.unknown('The name service could not be asked.');
    return texts.some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text))
      ? dkim.fine(`${name} publishes a key.`)
      : dkim.toDo(
          `${name} publishes no key. Publish the TXT (or CNAME) record that your mail service shows.`,
        );
  }
  const exists = await names.exists(`_domainkey.${domain}`);
  if (exists === undefined) return dkim.unknown('The name service could not be asked.');
  return exists
    ? dkim.fine(`Keys are published below _domainkey.${domain}. --dkim-selector NAME looks at one.`)
    : dkim.toDo(
        `No key is published for ${domain}. Turn DKIM on at your mail service and publish the record that it shows.`,
      );
}

async function ofDmarc(domain: string, agent: string, names: Names): Promise<Finding> {
  const texts = await names.texts(`_dmarc.${domain}`);
  if (!texts) return dmarc.unknown('The name service could not be asked.');
  const published = texts.find((text) => /^v=DMARC1\s*;/i.test(text));
  return published
    ? dmarc.fine(`_dmarc.${domain} publishes "${published}".`)
    : dmarc.toDo(
        `${domain} has none. Publish as TXT of _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:${agent}"`,
      );
}

/** What receivers ask of the domain of MAIL_FROM, as it is published, and what to publish. */
export async function mailDomain(
  { mailFrom, smtpUrl, agent }: Pick<Config, 'mailFrom' | 'smtpUrl' | 'agent'>,
  names: Names,
  selector?: string,
): Promise<Finding[]> {
  const domain = mailFrom.address.split('@')[1] ?? '';
  if (!smtpUrl || !domain.includes('.')) {
    return [spf.unknown(`MAIL_FROM is at ${domain}, and no mail leaves: nothing is to be published yet.`)];
  }
  return Promise.all([
    ofSpf(domain, smtpUrl.hostname, names),
    ofDkim(domain, selector, names),
    ofDmarc(domain, agent.address, names),
  ]);
}
