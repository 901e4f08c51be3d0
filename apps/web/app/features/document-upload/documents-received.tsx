import { neighborhoodBySlug, conciergeThanks as thanks } from '@rivermark/content';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { documentService } from '../../document-service.ts';
import { pictureOf } from '../../picture-set.ts';
import { SpreadPlate } from '../../plates/spread-figure.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RECEIVED_ID } from './ids.ts';
import { daysFrom } from './in-words.ts';
import '../../ui/card.css';

const reading = (['riverside', 'ortega', 'avondale'] as const).map(neighborhoodBySlug);

/** What happens now, tomorrow and at the end, by the calendar of Jacksonville. */
function NextSteps({ withReceipt }: { withReceipt: boolean }) {
  const [sentAt] = useState(() => new Date());
  const { url, retentionDays } = documentService;
  const today = [withReceipt ? thanks.receipt : '', url ? '' : thanks.encrypted].join(' ').trim();
  const steps = [
    [`Today, ${daysFrom(sentAt, 0)}`, today || thanks.text],
    [`By ${daysFrom(sentAt, 1)}`, thanks.answer],
    ...(url ? [] : [[`On ${daysFrom(sentAt, retentionDays)}`, thanks.erased] as const]),
  ] as const;
  return (
    <dl className="rules">
      {steps.map(([when, what]) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Stands in place of the page once all documents are there, and takes the focus. */
export function DocumentsReceived({ withReceipt, contact }: { withReceipt: boolean; contact: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <div className="spread dark">
        <SpreadPlate name="georgian" />
        <div className="stack">
          <p className="label">Client Concierge</p>
          <div id={RECEIVED_ID}>
            <h1 ref={heading} tabIndex={-1}>
              {thanks.heading}
            </h1>
            <p className="lead">{thanks.text}</p>
          </div>
        </div>
      </div>
      <section className="section wrap split" aria-labelledby="next-steps">
        <h2 id="next-steps">{thanks.next}</h2>
        <NextSteps withReceipt={withReceipt} />
        <h3>{thanks.question}</h3>
        {contact}
      </section>
      <section className="section wrap band" aria-labelledby="next-reading">
        <h2 id="next-reading">{thanks.reading}</h2>
        <ul className="card-grid">
          {reading.map(({ slug, name, tagline, imageAlt }) => (
            <li key={slug} className="picture-card">
              <Picture
                className="four-by-three"
                picture={pictureOf(slug)}
                alt={imageAlt}
                sizes="(min-width: 60rem) 30vw, (max-width: 40rem) 61vw, 92vw"
              />
              <h3>
                <Link to={`/neighborhoods/${slug}`}>{name}</Link>
              </h3>
              <p>{tagline}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
