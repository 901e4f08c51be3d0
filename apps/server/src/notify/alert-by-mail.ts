import { createHash } from 'node:crypto';
import { renderAlertMail } from '@rivermark/emails';
import type { Config } from '../config.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import type { AlertChannel } from '../watch/mail-alert.ts';

/** Short, as the next minute tries again. */
const TIMES = { connectMs: 10_000, silenceMs: 20_000 };

/** By another mail server, to the agent and to whoever stands in. */
export function alertByMail(config: Config, url: URL): AlertChannel {
  const backup = config.reminders?.backup;
  return {
    name: 'mail',
    async tell({ state, at, oldestWaitingMinutes, waiting, refused, givenUp }) {
      const transport = smtpTransport(url, TIMES);
      const deskUrl = `${config.publicUrl}/desk`;
      const mail = await renderAlertMail({
        state,
        at,
        oldestWaitingMinutes,
        waiting,
        failed: refused + givenUp,
        deskUrl,
      });
      try {
        for (const to of [config.agent, ...(backup ? [backup.mailbox] : [])]) {
          const id = createHash('sha256').update(`${state} ${at} ${to.address}`).digest('hex').slice(0, 32);
          const messageId = `<alert-${id}@${config.mailFrom.address.split('@')[1]}>`;
          await transport.send({
            ...mail,
            messageId,
            from: config.mailFrom,
            to,
            replyTo: config.agent,
            isAutomatic: true,
          });
        }
      } finally {
        await transport.close();
      }
    },
  };
}
