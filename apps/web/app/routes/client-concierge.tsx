import { conciergeContent, outsideServiceNotices } from '@rivermark/content';
import { useState } from 'react';
import { documentService } from '../document-service.ts';
import { DocumentForm } from '../features/document-upload/document-form.tsx';
import '../features/document-upload/document-upload.css';
import { inDays } from '../features/document-upload/in-words.ts';
import { sendingModule } from '../features/document-upload/late-sending.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import '../shell/page-head.css';

const { intro, promises, withoutScripts, otherWays } = conciergeContent;

/** What happens to documents: our own server's promises, or that an outside service receives them. */
function Keeping() {
  return (
    <section className="section wrap band document-keeping" aria-labelledby="document-keeping">
      <h2 id="document-keeping">{promises.heading}</h2>
      {documentService.url ? (
        <p>{outsideServiceNotices.documents}</p>
      ) : (
        <ul className="document-promises">
          {promises.list.map(({ heading, text }) => (
            <li key={heading}>
              <h3>{inDays(heading, documentService.retentionDays)}</h3>
              <p>{inDays(text, documentService.retentionDays)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Page({ route }: { route: SiteRoute }) {
  const [received, setReceived] = useState<{ withReceipt: boolean }>();
  // It came with what sends: nothing is received before.
  const sending = sendingModule.arrived();
  return (
    <div className="concierge">
      {received && sending ? (
        <sending.DocumentsReceived {...received} contact={<Contact />} />
      ) : (
        <>
          <div className="page-head wrap">
            <Breadcrumbs trail={[['Home', '/'], ['Client Concierge']]} />
            <div className="head">
              <h1 tabIndex={-1}>{route.meta.heading}</h1>
              <p className="prose">{intro}</p>
            </div>
          </div>
          <Keeping />
          <div className="section wrap">
            <p className="without-scripts document-notice">{withoutScripts}</p>
            <DocumentForm onReceived={(withReceipt) => setReceived({ withReceipt })} />
          </div>
          <section className="section wrap dark split flip" aria-labelledby="other-ways">
            <h2 id="other-ways">{otherWays.heading}</h2>
            <div>
              <p className="prose">{otherWays.text}</p>
              <Contact />
            </div>
          </section>
        </>
      )}
    </div>
  );
}
