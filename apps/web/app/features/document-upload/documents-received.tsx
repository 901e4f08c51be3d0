import { useEffect, useRef, useState } from 'react';
import { documentService } from '../../document-service.ts';
import { SpreadFigure, spreadSizes } from '../../plates/spread-figure.tsx';
import { ContactLines, type ContactWords } from '../../ui/contact-lines.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Picture as PictureData } from '../../ui/picture-data.ts';
import { RECEIVED_ID } from './ids.ts';
import { daysFrom } from './in-words.ts';
import '../../ui/card.css';

/** What the client reads once all documents are there. */
export interface Thanks {
  readonly heading: string;
  readonly text: string;
  readonly receipt: string;
  readonly next: string;
  readonly encrypted: string;
  readonly answer: string;
  readonly erased: string;
  readonly question: string;
  readonly reading: string;
}

export interface ReceivedWords {
  readonly thanks: Thanks;
  readonly plate: { readonly picture: PictureData; readonly alt: string; readonly caption: string };
  readonly contact: ContactWords;
  /** Guides to read meanwhile. */
  readonly guides: readonly {
    readonly slug: string;
    readonly name: string;
    readonly tagline: string;
    readonly picture: PictureData;
    readonly alt: string;
  }[];
}

interface DocumentsReceivedProps extends ReceivedWords {
  readonly withReceipt: boolean;
}

/** What happens now, tomorrow and at the end, by the calendar of Jacksonville. */
function NextSteps({ withReceipt, thanks }: Pick<DocumentsReceivedProps, 'withReceipt' | 'thanks'>) {
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
export function DocumentsReceived({ withReceipt, thanks, plate, contact, guides }: DocumentsReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <div className="spread dark">
        <SpreadFigure caption={plate.caption} inked>
          <Picture picture={plate.picture} alt={plate.alt} sizes={spreadSizes} />
        </SpreadFigure>
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
        <NextSteps withReceipt={withReceipt} thanks={thanks} />
        <h3>{thanks.question}</h3>
        <ContactLines {...contact} />
      </section>
      <section className="section wrap band" aria-labelledby="next-reading">
        <h2 id="next-reading">{thanks.reading}</h2>
        <ul className="card-grid">
          {guides.map(({ slug, name, tagline, picture, alt }) => (
            <li key={slug} className="picture-card">
              <Picture
                className="four-by-three"
                picture={picture}
                alt={alt}
                sizes="(min-width: 60rem) 30vw, (max-width: 40rem) 61vw, 92vw"
              />
              <h3>
                <a href={`/neighborhoods/${slug}`}>{name}</a>
              </h3>
              <p>{tagline}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
