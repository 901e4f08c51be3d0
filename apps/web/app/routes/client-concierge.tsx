import { plateAlt, plateCaption } from '@rivermark/content';
import { documentService } from '../document-service.ts';
import { Concierge } from '../features/document-upload/concierge.tsx';
import '../features/document-upload/document-print.deferred.css';
import '../features/document-upload/document-upload.css';
import '../ui/field.css';
import { inDays } from '../features/document-upload/in-words.ts';
import { Island } from '../islands/island.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact, contactWords } from '../shell/contact.tsx';
import { pictureOf, plateOf } from '../site/pictures.ts';
import { type Site, useContent, useSite } from '../site/site.tsx';
import '../plates/spread-figure.css';
import '../shell/ask-band.css';
import '../shell/page-head.css';
import './client-concierge.css';

/** What happens to documents: our server's promises, or that an outside service gets them. */
function Keeping() {
  const { concierge, notices } = useContent();
  const { heading, list } = concierge.promises;
  return (
    <section className="section wrap band document-keeping" aria-labelledby="document-keeping">
      <h2 id="document-keeping" className="label">
        {heading}
      </h2>
      {documentService.url ? (
        <p>{notices.outsideServices.documents}</p>
      ) : (
        <ul className="document-promises">
          {list.map(({ heading: promise, text }) => (
            <li key={promise}>
              <h3>{inDays(promise, documentService.retentionDays)}</h3>
              <p>{inDays(text, documentService.retentionDays)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const THANKS_PLATE = 'georgian';
/** The guides that a client is offered to read; others where the site has none of these. */
const guidesToRead = ['riverside', 'ortega', 'avondale'];

/** What is shown once the documents are there. */
function receivedView(site: Site) {
  const { concierge, identity, neighborhoods } = site.content;
  const known = guidesToRead.flatMap((guide) => neighborhoods.find(({ slug }) => slug === guide) ?? []);
  const guides = known.length > 0 ? known : neighborhoods.slice(0, guidesToRead.length);
  return {
    thanks: concierge.thanks,
    contact: contactWords(identity),
    plate: {
      picture: plateOf(site, THANKS_PLATE),
      alt: plateAlt(THANKS_PLATE),
      caption: plateCaption(THANKS_PLATE),
    },
    guides: guides.map(({ slug, name, tagline, imageAlt }) => ({
      slug,
      name,
      tagline,
      picture: pictureOf(site, slug),
      alt: imageAlt,
    })),
  };
}

function OtherWays() {
  const { heading, text } = useContent().concierge.otherWays;
  return (
    <section className="section wrap band split ask-band" aria-labelledby="other-ways">
      <div className="stack">
        <h2 id="other-ways">{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      <Contact />
    </section>
  );
}

export function Page({ route }: { route: SiteRoute }) {
  const site = useSite();
  const {
    intro,
    promises: _promises,
    withoutScripts,
    otherWays: _otherWays,
    thanks: _thanks,
    ...form
  } = site.content.concierge;
  // Its first sentence introduces, as every page's does.
  const [firstWords, ...rest] = intro.split(/(?<=\.) /);
  const before = (
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
    </>
  );
  return (
    <div className="concierge">
      <Island
        name="concierge"
        of={Concierge}
        when="press"
        props={{ form, received: receivedView(site) }}
        slots={{
          before,
          notice: <p className="without-scripts document-notice">{withoutScripts}</p>,
          after: <OtherWays />,
        }}
      />
    </div>
  );
}
