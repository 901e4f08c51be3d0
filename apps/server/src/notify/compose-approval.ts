import { renderApprovalMail } from '@rivermark/emails';
import {
  APPROVAL_PATH,
  type BrokerRequest,
  requestOf,
  requestSecret,
} from '../content-editing/broker-requests.ts';
import { homeIdIn } from '../content-editing/home-files.ts';
import type { OutboxRow } from '../db/schema.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import type { Compose, MailSources } from './mail-sources.ts';

async function requestIn({ db }: MailSources, row: OutboxRow): Promise<BrokerRequest> {
  const found = await db
    .selectFrom('broker_request')
    .selectAll()
    .where('id', '=', row.about ?? '')
    .executeTakeFirst();
  if (!found) throw new NothingToSay();
  return requestOf(found);
}

/** Composes the mail that asks the broker; not if the agent took the change back since. */
export const composeBrokerRequest =
  (sources: MailSources): Compose =>
  async (row) => {
    const { config, content, keyring } = sources;
    const request = await requestIn(sources, row);
    if (!config.broker || request.state !== 'waiting') throw new NothingToSay();
    const url = `${config.publicUrl}${APPROVAL_PATH}/${requestSecret(keyring, request.id, config.broker)}`;
    const { title, sentences, askedAt, expiresAt } = request;
    return {
      ...(await renderApprovalMail(content(), {
        kind: 'request',
        title,
        sentences,
        askedAt,
        expiresAt,
        url,
      })),
      messageId: row.message_id,
      from: config.mailFrom,
      to: config.broker,
      replyTo: config.agent,
    };
  };

/** Composes the mail that tells the agent what the broker decided. */
export const composeBrokerAnswer =
  (sources: MailSources): Compose =>
  async (row, notice) => {
    const { config, content } = sources;
    const { state, title, sentences, answeredAt, note, file } = await requestIn(sources, row);
    if (state === 'waiting') throw new NothingToSay();
    const home = `${config.publicUrl}/desk/site/homes/${homeIdIn(file) ?? ''}`;
    const url = state === 'approved' ? `${config.publicUrl}/desk/site` : `${home}/changes`;
    const view = { kind: state, title, sentences, answeredAt, note, url };
    return {
      ...(await renderApprovalMail(content(), view, notice)),
      messageId: row.message_id,
      from: config.mailFrom,
      to: config.agent,
      replyTo: config.broker ?? config.agent,
    };
  };
