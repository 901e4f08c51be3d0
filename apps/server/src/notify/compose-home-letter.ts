import type { Content, Home } from '@rivermark/content';
import { officeLine } from '@rivermark/content';
import { LETTERS_PATH } from '@rivermark/contracts/letters';
import { type HomeLetterView, renderHomeLetter } from '@rivermark/emails';
import type { LetterRow } from '../db/letter-tables.ts';
import { isLetterHome, openHousesToCome } from '../letters/letter-home.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/** What a letter says of its home. The links are the reader's own. */
export function letterView(
  content: Content,
  letter: Pick<LetterRow, 'subject' | 'words' | 'kind' | 'was_price'>,
  home: Home,
  links: Pick<HomeLetterView, 'publicUrl' | 'readerUrl' | 'picture'>,
): HomeLetterView {
  return {
    subject: letter.subject,
    words: letter.words,
    home,
    wasPrice: letter.kind === 'reduced' ? (letter.was_price ?? undefined) : undefined,
    postalAddress: officeLine(content.identity),
    ...links,
  };
}

const PICTURE = 'home';

/** Composes one reader's letter; not once the letters ended or the home left the site. */
export const composeHomeLetter =
  ({ db, config, content, clock, pictureOfHome }: MailSources): Compose =>
  async (row) => {
    const found = await db
      .selectFrom('letter_recipient')
      .innerJoin('letter', 'letter.id', 'letter_recipient.letter_id')
      .innerJoin('letter_subscription as reader', 'reader.id', 'letter_recipient.subscription_id')
      .select(['letter.home', 'letter.kind', 'letter.subject', 'letter.words', 'letter.was_price'])
      .select(['reader.email', 'reader.state', 'reader.secret'])
      .where('letter_recipient.id', '=', row.about ?? '')
      .executeTakeFirst();
    const home = found && content().homes.find(({ id }) => id === found.home);
    if (!home || !isLetterHome(home) || found.state !== 'confirmed') throw new NothingToSay();
    const openHouses = openHousesToCome(home, clock());
    // It waited in the outbox until the open house was over or called off.
    if (found.kind === 'open-house' && openHouses.length === 0) throw new NothingToSay();
    const { publicUrl } = config;
    const readerUrl = `${publicUrl}${LETTERS_PATH}/${found.secret}`;
    const picture = await pictureOfHome(home.id);
    const picked = { publicUrl, readerUrl, picture: picture && `cid:${PICTURE}` };
    const view = letterView(content(), found, { ...home, openHouses }, picked);
    return {
      ...(await renderHomeLetter(content(), view)),
      messageId: row.message_id,
      from: config.mailFrom,
      to: { name: '', address: found.email },
      replyTo: config.agent,
      unsubscribeUrl: `${readerUrl}/end`,
      ...(picture && { pictures: [{ cid: PICTURE, type: 'image/jpeg', content: picture }] }),
    };
  };
