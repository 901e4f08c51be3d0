import {
  conciergeContent,
  conciergeThanks,
  neighborhoodBySlug,
  outsideServiceNotices,
  plateAlt,
  plateCaption,
} from '@rivermark/content';
import { documentService } from '../document-service.ts';
import { Concierge } from '../features/document-upload/concierge.tsx';
import '../features/document-upload/document-upload.css';
import '../ui/field.css';
import { inDays } from '../features/document-upload/in-words.ts';
import { Island } from '../islands/island.tsx';
import { pictureOf } from '../picture-set.ts';
import { plateOf } from '../plates/plate-set.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact, contactWords } from '../shell/contact.tsx';
import { Picture } from '../ui/picture.tsx';
import '../plates/spread-figure.css';
import '../shell/ask-spread.css';
import '../shell/page-head.css';
import './client-concierge.css';

const { intro, promises, withoutScripts, otherWays, ...form } = conciergeContent;
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

const THANKS_PLATE = 'georgian';

const received = {
  thanks: conciergeThanks,
  contact: contactWords,
  plate: {
    picture: plateOf(THANKS_PLATE),
    alt: plateAlt(THANKS_PLATE),
    caption: plateCaption(THANKS_PLATE),
  },
  guides: (['riverside', 'ortega', 'avondale'] as const).map((guide) => {
    const { slug, name, tagline, imageAlt } = neighborhoodBySlug(guide);
    return { slug, name, tagline, picture: pictureOf(slug), alt: imageAlt };
  }),
};

const after = (
  <section className="spread flip ask-spread band" aria-labelledby="other-ways">
    <figure className="plate picture inked">
      <Picture
        picture={plateOf(plate.name)}
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
);

export function Page({ route }: { route: SiteRoute }) {
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
        when="idle"
        props={{ form, received }}
        slots={{
          before,
          notice: <p className="without-scripts document-notice">{withoutScripts}</p>,
          after,
        }}
      />
    </div>
  );
}
