import type { Content } from '@rivermark/content';
import { phoneTarget } from '@rivermark/content/site';
import { mailLink } from '@rivermark/contracts/mail-link';
import { createContext, use } from 'react';
import { mailStyle as style } from './mail-style.ts';

/** The site's content for mails. Every mail's renderer must provide it. */
export const MailContent = createContext<Content | undefined>(undefined);

export function useMailContent(): Content {
  const content = use(MailContent);
  if (!content) throw new Error('A mail is drawn without its content');
  return content;
}

/** The sender's signature at the end of a mail. */
export function Signature({ withContact = false }: { withContact?: boolean }) {
  const { agentName, brokerageName, phone, email } = useMailContent().identity;
  return (
    <p className="soft" style={style.foot}>
      <span className="text" style={style.name}>
        {agentName}
      </span>
      <br />
      {brokerageName}
      {withContact && (
        <>
          <br />
          <a className="link" style={style.short} href={`tel:${phoneTarget(phone)}`}>
            {phone}
          </a>
          <br />
          <a className="link" style={style.link} href={mailLink(email)}>
            {email}
          </a>
        </>
      )}
    </p>
  );
}
