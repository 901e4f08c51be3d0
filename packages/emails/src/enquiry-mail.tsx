import { brand, identity } from '@rivermark/content/site';
import { Fragment, type ReactNode } from 'react';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { mailFacts } from './mail-facts.ts';
import { mailSheet, mailStyle as style } from './mail-style.ts';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <td className="soft" style={style.label}>
        {label}
      </td>
      <td className="text" style={style.value}>
        {children}
      </td>
    </tr>
  );
}

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
    <html lang="en">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{facts.subject}</title>
        <style>{mailSheet}</style>
      </head>
      <body className="ground" style={style.body}>
        <div style={style.preview}>{`Answer by ${facts.answerBy}`}</div>
        <div className="card" style={style.card}>
          <p className="brand" style={style.brand}>
            {brand.name}
            <span style={style.tagline}> {brand.tagline}</span>
          </p>
          <h1 className="text" style={style.headline}>
            {facts.headline}
          </h1>
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
          <table role="presentation" cellPadding={0} cellSpacing={0} style={style.table}>
            <tbody>
              <Row label="Name">{view.name}</Row>
              {facts.rows.map(({ label, value }) => (
                <Row key={label} label={label}>
                  <Lines text={value} />
                </Row>
              ))}
              <Row label="Received">{facts.received}</Row>
              <Row label="Answer by">{facts.answerBy}</Row>
              {view.page && (
                <Row label="From the page">
                  <a className="link" style={style.link} href={view.pageUrl}>
                    {view.page}
                  </a>
                </Row>
              )}
              <Row label="Texting">{facts.consent}</Row>
            </tbody>
          </table>
          <p className="soft" style={style.foot}>
            Reply to this mail to answer {view.name}.<br />
            {identity.agentName}, {identity.brokerageName}
          </p>
        </div>
      </body>
    </html>
  );
}
