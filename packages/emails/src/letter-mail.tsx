import type { Content } from '@rivermark/content';
import { MailFrame, MailRow, MailTable } from './mail-frame.tsx';
import { mailStyle as style } from './mail-style.ts';
import { Signature } from './signature.tsx';
import { unbroken } from './unbroken.ts';

/** A mail in words: what happened, what to do, and the facts. */
export interface Letter {
  readonly subject: string;
  readonly headline: string;
  /** One line below the headline: where the home stands. */
  readonly where?: string;
  readonly preview: string;
  /** What the reader must take away, before everything else. */
  readonly lead?: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** The reader chooses one of these. */
  readonly choices?: readonly { readonly label: string; readonly url: string }[];
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    readonly url?: string;
    readonly note?: string;
  }[];
  /** The small print, after the signature. */
  readonly footnotes?: readonly string[];
}

/**
 * Used for the notice, the reminder and the receipt of documents, sign-in links, notices about
 * devices, the reply to a visitor, and alerts about mail.
 */
export function LetterMail({ facts, notice }: { facts: Letter; notice: string }) {
  const { subject, preview, headline, where, lead, paragraphs, action, choices = [] } = facts;
  const { rows, footnotes = [] } = facts;
  return (
    <MailFrame subject={subject} preview={preview} headline={headline} notice={notice}>
      {where && (
        <p className="label-line" style={style.where}>
          {where}
        </p>
      )}
      {lead && (
        <p className="text" style={style.lead}>
          {unbroken(lead)}
        </p>
      )}
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
      {rows.length > 0 && (
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
      )}
      <Signature withContact />
      {footnotes.map((footnote) => (
        <p key={footnote} className="soft" style={style.footnote}>
          {footnote}
        </p>
      ))}
    </MailFrame>
  );
}

/** The same as text. */
export function letterText({ identity }: Pick<Content, 'identity'>, facts: Letter, notice: string): string {
  const { headline, where, lead, paragraphs, action, choices = [], rows, footnotes = [] } = facts;
  return [
    ...(notice ? [notice, ''] : []),
    headline,
    ...(where ? [where] : []),
    '',
    ...(lead ? [lead, ''] : []),
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...(action ? [`${action.label}: ${action.url}`, ''] : []),
    ...choices.flatMap(({ label, url }) => [`${label}:`, url, '']),
    ...rows.flatMap(({ label, value, url, note }) =>
      url?.startsWith('http')
        ? [`${label}: ${value}`, url, ...(note ? [`This file ${note}.`] : []), '']
        : [`${label}: ${value}`],
    ),
    ...(rows.length > 0 ? [''] : []),
    '-- ',
    `${identity.agentName}, ${identity.brokerageName}`,
    identity.phone,
    identity.email,
    '',
    ...footnotes.flatMap((footnote) => [footnote, '']),
  ].join('\n');
}
