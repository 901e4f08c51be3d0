import { MINUTE_MS } from '@rivermark/contracts/durations';
import { type DeskMailView, renderDeskMail } from '@rivermark/emails';
import { linkSecret, SIGN_IN_PATH } from '../desk/auth/sign-in-links.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/** A mail to the configured agent and nobody else. */
const toAgent =
  ({ config, content }: MailSources, viewOf: (about: string) => Promise<DeskMailView | undefined>): Compose =>
  async (row, notice) => {
    const view = await viewOf(row.about ?? '');
    if (!view) throw new NothingToSay();
    return {
      ...(await renderDeskMail(content(), view, notice)),
      messageId: row.message_id,
      from: config.mailFrom,
      to: config.agent,
      replyTo: config.agent,
    };
  };

/** Composes the mail with a sign-in link. */
export const composeDeskLink = (sources: MailSources): Compose =>
  toAgent(sources, async (id) => {
    const { db, keyring, config } = sources;
    const link = await db.selectFrom('desk_link').selectAll().where('id', '=', id).executeTakeFirst();
    return (
      link && {
        kind: 'link',
        url: `${config.publicUrl}${SIGN_IN_PATH}/${linkSecret(keyring, id)}`,
        minutes: Math.round((link.expires_at - link.created_at) / MINUTE_MS),
        askedAt: link.created_at,
        endsAt: link.expires_at,
      }
    );
  });

/** Composes the agent's mail about devices and passkeys, from the audit's line. */
export const composeDeskNotice = (sources: MailSources): Compose =>
  toAgent(sources, async (id) => {
    const { db, config } = sources;
    const line = await db
      .selectFrom('desk_audit')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst();
    if (!line) return undefined;
    const { device, at, action, detail } = line;
    const happening = { device, at, devicesUrl: `${config.publicUrl}/desk/devices` };
    if (action === 'reminders-ended') return { kind: 'reminders-ended', ...happening };
    if (action === 'passkey-added') return { kind: 'passkey-added', passkey: detail, ...happening };
    return { kind: 'signed-in', by: detail === 'passkey' ? 'passkey' : 'link', ...happening };
  });
