import type { Content } from '@rivermark/content';
import { MailFrame, MailRow, MailTable } from './mail-frame.tsx';
import { mailStyle as style } from './mail-style.ts';
import { Signature } from './signature.tsx';
import { unbroken } from './unbroken.ts';

/** A mail in words: what happened, what to do, and the facts. */
export interface Letter {
  readonly subject: string;
  readonly headline: string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Of these the reader presses one. */
  readonly choices?: readonly { readonly label: string; readonly url: string }[];
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    readonly url?: string;
    readonly note?: string;
  }[];
}

/**
 * Of documents the notice, the reminder and the receipt; of the desk the sign-in link and what is told of devices; what
 * a visitor is answered at once; how it stands with the mail.
 */
export function LetterMail({ facts, notice }: { facts: Letter; notice: string }) {
  const { subject, preview, headline, paragraphs, action, choices = [], rows } = facts;
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
      {choices.map(({ label, url }) => (
        <p key={url} style={style.actions}>
          <a className="button" style={style.button} href={url}>
            {unbroken(label)}
          </a>
        </p>
      ))}
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
      <Signature withPhone />
    </MailFrame>
  );
}

/** The same as text. */
export function letterText({ identity }: Pick<Content, 'identity'>, facts: Letter, notice: string): string {
  const { headline, paragraphs, action, choices = [], rows } = facts;
  return [
    ...(notice ? [notice, ''] : []),
    headline,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...(action ? [`${action.label}: ${action.url}`, ''] : []),
    ...choices.flatMap(({ label, url }) => [`${label}:`, url, '']),
    ...rows.flatMap(({ label, value, url, note }) =>
      url?.startsWith('http')
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
