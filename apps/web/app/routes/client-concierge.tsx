import { conciergeContent, outsideServiceNotices } from '@rivermark/content';
import { useState } from 'react';
import { documentService } from '../document-service.ts';
import { DocumentForm } from '../features/document-upload/document-form.tsx';
import '../features/document-upload/document-upload.css';
import { inDays } from '../features/document-upload/in-words.ts';
import { sendingModule } from '../features/document-upload/late-sending.ts';
import { plateWith } from '../plates/plate-with.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { Picture } from '../ui/picture.tsx';
import '../plates/spread-figure.css';
import '../shell/ask-spread.css';
import '../shell/page-head.css';
import './client-concierge.css';

declare const __PLATE_OF_CONCIERGE__: string;

const { intro, promises, withoutScripts, otherWays } = conciergeContent;
const { plate } = otherWays;
/** Its first sentence introduces, as every page's does. */
const [firstWords, ...rest] = intro.split(/(?<=\.) /);

/** What happens to documents: our own server's promises, or that an outside service receives them. */
function Keeping() {
  return (
    <section className="section wrap band document-keeping" aria-labelledby="document-keeping">
      <h2 id="document-keeping" className="label">
        {promises.heading}
      </h2>
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
              <p>
                <span className="lead">{firstWords}</span> {rest.join(' ')}
              </p>
            </div>
          </div>
          <Keeping />
          <div className="section wrap">
            <p className="without-scripts document-notice">{withoutScripts}</p>
            <DocumentForm onReceived={(withReceipt) => setReceived({ withReceipt })} />
          </div>
          <section className="spread flip ask-spread band" aria-labelledby="other-ways">
            <figure className="plate picture inked">
              <Picture
                picture={plateWith(plate.name, __PLATE_OF_CONCIERGE__)}
                alt={plate.alt}
                sizes="(min-width: 60rem) 58vw, (max-width: 40rem) 66vw, 100vw"
              />
              <figcaption>{plate.caption}</figcaption>
            </figure>
            <div className="stack">
              <h2 id="other-ways">{otherWays.heading}</h2>
              <p className="lead">{otherWays.text}</p>
              <Contact />
            </div>
          </section>
        </>
      )}
    </div>
  );
}
