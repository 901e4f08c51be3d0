import { conciergeContent, outsideServiceNotices } from '@rivermark/content';
import { useState } from 'react';
import { documentService } from '../document-service.ts';
import { DocumentForm } from '../features/document-upload/document-form.tsx';
import { DocumentsReceived } from '../features/document-upload/documents-received.tsx';
import { inDays } from '../features/document-upload/in-words.ts';
import type { SiteRoute } from '../routes.ts';
import { Contact } from '../shell/contact.tsx';

const { intro, promises, withoutScripts, otherWays } = conciergeContent;

/** What happens to documents: our own server's promises, or that an outside service receives them. */
function Keeping() {
  return (
    <section className="document-keeping" aria-labelledby="document-keeping">
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
  return (
    <div className="page wrap concierge">
      {received ? (
        <DocumentsReceived {...received} />
      ) : (
        <>
          <h1 tabIndex={-1}>{route.meta.heading}</h1>
          <p className="lead">{intro}</p>
          <Keeping />
          <p className="without-scripts document-notice">{withoutScripts}</p>
          <DocumentForm onReceived={(withReceipt) => setReceived({ withReceipt })} />
        </>
      )}
      <section className="page-section" aria-labelledby="other-ways">
        <h2 id="other-ways">{received ? 'Questions?' : otherWays.heading}</h2>
        {!received && <p>{otherWays.text}</p>}
        <Contact />
      </section>
    </div>
  );
}
