import type { Content } from '@rivermark/content';
import { EnquiryPart } from './enquiry-mail.tsx';
import { enquiryLines, mailEnd } from './enquiry-mail-text.ts';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { mailFacts } from './mail-facts.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailStyle as style } from './mail-style.ts';
import { Signature, useMailContent } from './signature.tsx';

/** Many enquiries in one mail, each with the reference by which script/outbox finds it. */
export interface DigestMailView {
  readonly enquiries: readonly (EnquiryMailView & { readonly reference: string })[];
}

const why = 'More came within an hour than are mailed one by one, so they come together.';

export function digestSubject({ enquiries }: DigestMailView): string {
  return enquiries.length === 1 ? '1 new inquiry' : `${enquiries.length} new inquiries`;
}

/** The enquiries in their order, whole: each can be answered from here. */
export function DigestMail({ view, notice }: { view: DigestMailView; notice: string }) {
  const content = useMailContent();
  const subject = digestSubject(view);
  return (
    <MailFrame subject={subject} preview={why} headline={subject} notice={notice}>
      <p className="text" style={style.paragraph}>
        {why} Answer each at the address beside it; a reply to this email reaches none of them.
      </p>
      {view.enquiries.map((enquiry) => {
        const facts = mailFacts(content, enquiry);
        return (
          <div key={enquiry.reference}>
            <h2 className="text" style={style.divider}>
              {facts.headline}
            </h2>
            <EnquiryPart view={enquiry} replySubject={`Re: ${facts.subject}`} reference={enquiry.reference} />
          </div>
        );
      })}
      <Signature />
    </MailFrame>
  );
}

/** The same as text. */
export function digestMailText(content: Content, view: DigestMailView, notice: string): string {
  return [
    ...(notice ? [notice, ''] : []),
    `${digestSubject(view)}. ${why}`,
    'Answer each at its own address; a reply to this email reaches none of them.',
    ...view.enquiries.flatMap((enquiry) => [
      '',
      '----------------------------------------',
      '',
      ...enquiryLines(content, enquiry, ''),
      `Reference: ${enquiry.reference}`,
    ]),
    ...mailEnd(content),
  ].join('\n');
}
