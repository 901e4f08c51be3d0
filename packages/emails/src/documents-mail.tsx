import { identity } from '@rivermark/content/site';
import type { DocumentsMailFacts } from './documents-mail-facts.ts';
import { MailFrame, MailRow, MailTable } from './mail-frame.tsx';
import { mailStyle as style } from './mail-style.ts';
import { unbroken } from './unbroken.ts';

/** The notice and the reminder to the agent, and the receipt to the client. */
export function DocumentsMail({ facts, notice }: { facts: DocumentsMailFacts; notice: string }) {
  const { subject, preview, headline, paragraphs, action, rows } = facts;
  return (
    <MailFrame subject={subject} preview={preview} headline={headline} notice={notice}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="text" style={style.paragraph}>
          {paragraph}
        </p>
      ))}
      {action && (
        <p style={style.actions}>
          <a className="button" style={style.button} href={action.url}>
            {action.label}
          </a>
        </p>
      )}
      <MailTable>
        {rows.map(({ label, value, url, note }) => (
          <MailRow key={label} label={label}>
            {url ? (
              <a className="link" style={style.link} href={url}>
                {value}
              </a>
            ) : (
              unbroken(value)
            )}
            {note && (
              <>
                <br />
                <span className="soft" style={style.note}>
                  This file {note}.
                </span>
              </>
            )}
          </MailRow>
        ))}
      </MailTable>
      <p className="soft" style={style.foot}>
        {identity.agentName}, {identity.brokerageName}
        <br />
        {identity.phone}
      </p>
    </MailFrame>
  );
}

/** The same as text. */
export function documentsMailText(facts: DocumentsMailFacts, notice: string): string {
  const { headline, paragraphs, action, rows } = facts;
  return [
    ...(notice ? [notice, ''] : []),
    headline,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...(action ? [`${action.label}: ${action.url}`, ''] : []),
    ...rows.flatMap(({ label, value, url, note }) =>
      url && !url.startsWith('mailto:')
        ? [`${label}: ${value}`, url, ...(note ? [`This file ${note}.`] : []), '']
        : [`${label}: ${value}`],
    ),
    '',
    '-- ',
    `${identity.agentName}, ${identity.brokerageName}`,
    identity.phone,
    '',
  ].join('\n');
}
