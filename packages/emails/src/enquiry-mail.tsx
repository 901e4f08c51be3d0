import { identity } from '@rivermark/content/site';
import { Fragment } from 'react';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { mailFacts } from './mail-facts.ts';
import { MailFrame, MailRow, MailTable } from './mail-frame.tsx';
import { mailStyle as style } from './mail-style.ts';

/** Line breaks as the visitor set them. */
function Lines({ text }: { text: string }) {
  return Object.entries(text.split('\n')).map(([position, line]) => (
    <Fragment key={position}>
      {position !== '0' && <br />}
      {line}
    </Fragment>
  ));
}

/** The mail to the agent: who, how to reach them, what they ask, from which page and when. */
export function EnquiryMail({ view }: { view: EnquiryMailView }) {
  const facts = mailFacts(view);
  return (
    <MailFrame subject={facts.subject} preview={`Answer by ${facts.answerBy}`} headline={facts.headline}>
      {facts.spam && (
        <p className="warning" style={style.warning}>
          {facts.spam}
        </p>
      )}
      <p style={style.actions}>
        <a className="button" style={style.button} href={`tel:${view.phoneTarget}`}>
          Call {view.phone}
        </a>{' '}
        <a className="link" style={style.link} href={`mailto:${view.email}`}>
          {view.email}
        </a>
      </p>
      <MailTable>
        <MailRow label="Name">{view.name}</MailRow>
        {facts.rows.map(({ label, value }) => (
          <MailRow key={label} label={label}>
            <Lines text={value} />
          </MailRow>
        ))}
        <MailRow label="Received">{facts.received}</MailRow>
        <MailRow label="Answer by">{facts.answerBy}</MailRow>
        {view.page && (
          <MailRow label="From the page">
            <a className="link" style={style.link} href={view.pageUrl}>
              {view.page}
            </a>
          </MailRow>
        )}
        <MailRow label="Texting">{facts.consent}</MailRow>
      </MailTable>
      <p className="soft" style={style.foot}>
        Reply to this mail to answer {view.name}.<br />
        {identity.agentName}, {identity.brokerageName}
      </p>
    </MailFrame>
  );
}
