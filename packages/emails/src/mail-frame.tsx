import type { ReactNode } from 'react';
import { MAIL_WIDTH, mailSheet, mailStyle as style } from './mail-style.ts';
import { useMailContent } from './signature.tsx';

interface MailFrameProps {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly headline: string;
  /** What the agent must hear of the mail itself; '' for nothing. */
  readonly notice: string;
  readonly children: ReactNode;
}

/** What stands around every mail: the head, the card, the brand and the headline. */
export function MailFrame({ subject, preview, headline, notice, children }: MailFrameProps) {
  const { brand } = useMailContent();
  return (
    <html lang="en">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{mailSheet}</style>
      </head>
      <body className="ground" style={style.body}>
        <div style={style.preview}>{preview}</div>
        {/* Classic Outlook ignores max-width and uses the attribute. All other clients use the
            style. */}
        <table
          role="presentation"
          align="center"
          width={MAIL_WIDTH}
          cellPadding={0}
          cellSpacing={0}
          style={style.sheet}
        >
          <tbody>
            <tr>
              <td className="head" style={style.head}>
                <p style={style.brand}>
                  {brand.name}
                  <span style={style.tagline}>{brand.tagline}</span>
                </p>
              </td>
            </tr>
            <tr>
              <td className="card" style={style.card}>
                <h1 className="headline" style={style.headline}>
                  {headline}
                </h1>
                {notice && (
                  <p className="warning" style={style.warning}>
                    {notice}
                  </p>
                )}
                {children}
                <ScaleBar />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/**
 * The scale bar below the site's pictures, as a decoration that a mail can have without remote
 * images.
 */
function ScaleBar() {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={style.scale}>
      <tbody>
        <tr>
          <td style={{ ...style.cell, ...style.full }} />
          <td style={style.cell} />
          <td style={{ ...style.cell, ...style.full }} />
          <td style={style.cell} />
        </tr>
      </tbody>
    </table>
  );
}

/** The facts of a mail in rows. Each label is above its value, or beside it on wide screens. */
export function MailTable({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      className="facts"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={style.table}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

export function MailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <td className="fact" style={style.fact}>
        <div className="label" style={style.label}>
          {label}
        </div>
        <div className="value text" style={style.value}>
          {children}
        </div>
      </td>
    </tr>
  );
}
