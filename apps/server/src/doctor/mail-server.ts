import { randomUUID } from 'node:crypto';
import { programName } from '../config/program-name.ts';
import type { Config } from '../config.ts';
import { troubleInWords } from '../health/mail/trouble-in-words.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import type { MailError } from '../mail/transport.ts';
import { about, type Finding } from './finding.ts';

const TIMES = { connectMs: 8000, silenceMs: 20_000 };
const login = about('smtp', 'Mail server');
const mail = about('mail', 'Mail to the agent');

const said = (error: unknown): string => {
  const { code, detail } = error as Partial<MailError>;
  const trouble = troubleInWords(code ?? 'ESOCKET', detail ?? null);
  return [trouble?.reason, trouble?.advice].filter(Boolean).join(' ');
};

/** Signs in at the mail server; with `sends`, also sends a mail to the agent. */
export async function mailServer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'agent'>,
  sends: boolean,
): Promise<Finding[]> {
  const { smtpUrl, mailFrom, agent } = config;
  if (!smtpUrl) return [login.toDo('There is no SMTP_URL: no mail leaves this machine. Set it.')];
  const transport = smtpTransport(smtpUrl, TIMES);
  try {
    try {
      await transport.verify();
    } catch (error) {
      return [login.toDo(`${said(error)} (SMTP_URL, ${smtpUrl.host})`)];
    }
    const found = [login.fine(`${smtpUrl.host} lets us in.`)];
    if (!sends)
      return [
        ...found,
        mail.unknown(`None was sent. ${programName('doctor')} --send-mail sends one to the agent.`),
      ];
    try {
      await transport.send({
        messageId: `<doctor-${randomUUID()}@${mailFrom.address.split('@')[1]}>`,
        from: mailFrom,
        to: agent,
        replyTo: agent,
        subject: `Rivermark: a mail of ${programName('doctor')}`,
        text: 'Mail of your site reaches you. There is nothing to do.\n',
        html: '<p>Mail of your site reaches you. There is nothing to do.</p>',
        isAutomatic: true,
      });
      return [
        ...found,
        mail.fine(`One was taken for ${agent.address}. Look whether it is in the inbox, and not among spam.`),
      ];
    } catch (error) {
      return [...found, mail.toDo(`${said(error)} (AGENT_EMAIL, MAIL_FROM)`)];
    }
  } finally {
    await transport.close();
  }
}
