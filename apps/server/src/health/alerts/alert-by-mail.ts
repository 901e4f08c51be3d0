import { createHash } from 'node:crypto';
import type { Content } from '@rivermark/content';
import { renderAlertMail } from '@rivermark/emails';
import type { Config } from '../../config.ts';
import { smtpTransport } from '../../mail/smtp-transport.ts';
import type { AlertChannel } from './alert-channel.ts';

/** Short, because the next minute tries again. */
const TIMES = { connectMs: 10_000, silenceMs: 20_000 };

/** Alerts the agent and the stand-in through another mail server. */
export function alertByMail(config: Config, content: () => Content, url: URL): AlertChannel {
  return {
    name: 'mail',
    async tell(alert) {
      const transport = smtpTransport(url, TIMES);
      const mail = await renderAlertMail(content(), alert, `${config.publicUrl}/desk`);
      const seed = `${alert.about} ${alert.state} ${alert.at}`;
      const recipients = [config.agent, ...(config.standIn ? [config.standIn] : [])];
      const failed: unknown[] = [];
      for (const to of recipients) {
        const id = createHash('sha256').update(`${seed} ${to.address}`).digest('hex').slice(0, 32);
        const messageId = `<alert-${id}@${config.mailFrom.address.split('@')[1]}>`;
        try {
          await transport.send({
            ...mail,
            messageId,
            from: config.mailFrom,
            to,
            replyTo: config.agent,
            isAutomatic: true,
          });
        } catch (error) {
          failed.push(error);
        }
      }
      await transport.close();
      // The agent's mailbox may itself be the problem. A recipient that was notified must not get
      // repeats because another fails.
      if (failed.length === recipients.length) throw failed[0];
    },
  };
}
