import type { Content } from '@rivermark/content';
import { createContext, use } from 'react';
import { mailStyle as style } from './mail-style.ts';

/** What mails say of the site; whoever draws one provides it. */
export const MailContent = createContext<Content | undefined>(undefined);

export function useMailContent(): Content {
  const content = use(MailContent);
  if (!content) throw new Error('A mail is drawn without its content');
  return content;
}

/** Who sends a mail, at its end. */
export function Signature({ withPhone = false }: { withPhone?: boolean }) {
  const { agentName, brokerageName, phone } = useMailContent().identity;
  return (
    <p className="soft" style={style.foot}>
      {agentName}, {brokerageName}
      {withPhone && (
        <>
          <br />
          {phone}
        </>
      )}
    </p>
  );
}
