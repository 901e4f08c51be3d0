import { detailRows } from '@rivermark/contracts/enquiry-words';
import { mailLink } from '@rivermark/contracts/mail-link';
import { Fragment } from 'react';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { mailFacts } from './mail-facts.ts';
import { MailFrame, MailRow, MailTable } from './mail-frame.tsx';
import { mailStyle as style } from './mail-style.ts';
import { useMailContent } from './signature.tsx';
import { unbroken } from './unbroken.ts';

/** Line breaks as the visitor set them. */
function Lines({ text }: { text: string }) {
  return Object.entries(text.split('\n')).map(([position, line]) => (
    <Fragment key={position}>
      {position !== '0' && <br />}
      {line}
    </Fragment>
  ));
}

interface EnquiryPartProps {
  readonly view: EnquiryMailView;
  /** What the mail link writes as the subject; '' for none. */
  readonly replySubject?: string;
  /** By which script/outbox finds the enquiry's mail; '' where the mail is its own. */
  readonly reference?: string;
}

/** One enquiry: how to reach the visitor, what they wrote, and what there is to know of it. */
export function EnquiryPart({ view, replySubject = '', reference = '' }: EnquiryPartProps) {
  const facts = mailFacts(useMailContent(), view);
  const { message = '', notes = '' } = view.details;
  const words = [message, notes].filter(Boolean).join('\n\n');
  return (
    <>
      {facts.selfTest && (
        <p className="warning" style={style.warning}>
          {facts.selfTest}
        </p>
      )}
      {facts.spam && (
        <p className="warning" style={style.warning}>
          {facts.spam}
        </p>
      )}
      <p style={style.actions}>
        {view.phone && (
          <a className="button" style={style.button} href={`tel:${view.phoneTarget}`}>
            Call {view.phone}
          </a>
        )}{' '}
        {view.email && (
          <a
            className="link"
            style={style.link}
            href={mailLink(view.email, replySubject ? { subject: replySubject } : {})}
          >
            {view.email}
          </a>
        )}
      </p>
      {words && (
        <blockquote className="text" style={style.words}>
          <Lines text={words} />
        </blockquote>
      )}
      <MailTable>
        <MailRow label="Name">{view.name}</MailRow>
        {detailRows({ ...view.details, message: '', notes: '' }).map(({ label, value }) => (
          <MailRow key={label} label={label}>
            <Lines text={value} />
          </MailRow>
        ))}
        <MailRow label="Received">{unbroken(facts.received)}</MailRow>
        <MailRow label="Answer by">{unbroken(facts.answerBy)}</MailRow>
        {view.readingUrl && (
          <MailRow label="The guide, to forward">
            <a className="link" style={style.link} href={view.readingUrl}>
              {view.readingUrl}
            </a>
          </MailRow>
        )}
        {view.page && (
          <MailRow label="From the page">
            <a className="link" style={style.link} href={view.pageUrl}>
              {facts.page}
            </a>
          </MailRow>
        )}
        {view.sources && <MailRow label="Found me through">{view.sources}</MailRow>}
        <MailRow label="Texting">{facts.consent}</MailRow>
        {reference && <MailRow label="Reference">{reference}</MailRow>}
      </MailTable>
      {view.inTouchUrl && (
        <p style={style.after}>
          <a className="button quiet" style={style.quietButton} href={view.inTouchUrl}>
            I have been in touch
          </a>{' '}
          <a className="link" style={style.short} href={view.deskUrl}>
            Open my desk
          </a>
        </p>
      )}
    </>
  );
}

/** The mail to the agent about one enquiry. */
export function EnquiryMail({ view, notice }: { view: EnquiryMailView; notice: string }) {
  const content = useMailContent();
  const { identity } = content;
  const { subject, answerBy, headline } = mailFacts(content, view);
  return (
    <MailFrame subject={subject} preview={`Answer by ${answerBy}`} headline={headline} notice={notice}>
      <EnquiryPart view={view} />
      <p className="soft" style={style.foot}>
        {view.email && (
          <>
            Reply to this email to answer {view.name}.
            <br />
          </>
        )}
        {identity.agentName}, {identity.brokerageName}
      </p>
    </MailFrame>
  );
}
