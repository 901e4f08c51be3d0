import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { renderShowingMail, renderTimesMail } from '@rivermark/emails';
import type { EnquiryRow, OutboxRow } from '../db/schema.ts';
import type { ShowingRow } from '../db/showing-tables.ts';
import { dialablePhone } from '../dialable-phone.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import { invitationTo } from '../showings/invitation.ts';
import { arranged, arrangedWithYou, entryOfShowing, placeOfShowing } from '../showings/showing-entry.ts';
import { timePath } from '../showings/showing-link.ts';
import type { Compose, MailSources } from './mail-sources.ts';

async function showingOf(
  { db, enquiries }: MailSources,
  row: OutboxRow,
): Promise<{ showing: ShowingRow; enquiry: EnquiryRow }> {
  const showing = await db
    .selectFrom('showing')
    .selectAll()
    .where('id', '=', row.about ?? '')
    .executeTakeFirst();
  const enquiry = showing && (await enquiries.find(showing.enquiry_id));
  if (!showing || !enquiry) throw new NothingToSay();
  return { showing, enquiry };
}

/** Draws the times to choose from, in the agent's words; not if she has taken them back since. */
export const composeTimes =
  (sources: MailSources): Compose =>
  async (row) => {
    const { config, keyring, content } = sources;
    const { showing, enquiry } = await showingOf(sources, row);
    const times = JSON.parse(showing.offered) as number[];
    if (showing.called_off_at !== null || times.length === 0 || enquiry.email === '')
      throw new NothingToSay();
    const mail = await renderTimesMail(content(), {
      subject: `Times for ${arrangedWithYou(content(), enquiry)}`,
      words: showing.words,
      minutes: showing.minutes,
      times: times.map((at) => ({ at, url: `${config.publicUrl}${timePath(keyring, showing.id, at)}` })),
    });
    return {
      ...mail,
      messageId: row.message_id,
      from: config.mailFrom,
      to: { name: '', address: enquiry.email },
      replyTo: config.agent,
    };
  };

/** Draws the time as it is when the mail leaves, with an entry for the calendar. */
export const composeShowing =
  (to: 'visitor' | 'agent') =>
  (sources: MailSources): Compose =>
  async (row, notice) => {
    const { config, content } = sources;
    const { showing, enquiry } = await showingOf(sources, row);
    if (showing.starts_at === null || (to === 'visitor' && enquiry.email === '')) throw new NothingToSay();
    const isCalledOff = showing.called_off_at !== null;
    const deskUrl = `${config.publicUrl}/desk/enquiries/${enquiry.id}`;
    const visitor = { name: enquiry.name, address: enquiry.email };
    const details = JSON.parse(enquiry.details) as EnquiryDetails;
    const mail = await renderShowingMail(
      content(),
      {
        about: to === 'agent' ? arranged(content(), enquiry) : arrangedWithYou(content(), enquiry),
        state: isCalledOff ? 'called-off' : showing.sequence > 0 ? 'moved' : 'confirmed',
        at: showing.starts_at,
        minutes: showing.minutes,
        place: placeOfShowing(enquiry, details),
        ...(to === 'agent' && {
          visitor: {
            name: enquiry.name,
            email: enquiry.email,
            phone: enquiry.phone,
            phoneTarget: dialablePhone(enquiry),
            deskUrl,
          },
        }),
      },
      notice,
    );
    // To the visitor without links to the desk.
    const entry = entryOfShowing(content(), { showing, enquiry }, to === 'agent' ? { deskUrl } : {});
    return {
      ...mail,
      messageId: row.message_id,
      from: config.mailFrom,
      to: to === 'agent' ? config.agent : { name: '', address: enquiry.email },
      replyTo: to === 'agent' && visitor.address !== '' ? visitor : config.agent,
      invitation: invitationTo(entry, {
        organizer: config.agent,
        ...(visitor.address !== '' && { visitor }),
      }),
    };
  };
