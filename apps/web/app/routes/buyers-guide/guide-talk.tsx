import { EnquiryTrigger } from '../../features/enquiry-forms/enquiry-trigger.tsx';
import { pictureOf } from '../../picture-set.ts';
import { SpreadFigure, spreadSizes } from '../../plates/spread-figure.tsx';
import { Contact } from '../../shell/contact.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Whoever has read so far has questions of their own: whom to ask, before the small print. */
export function GuideTalk() {
  const picture = pictureOf('ortega');
  return (
    <section className="spread flip booklet-talk band" aria-labelledby="talk">
      <SpreadFigure caption={picture.illustration ? 'Ortega. Illustration.' : undefined}>
        <Picture picture={picture} alt="" sizes={spreadSizes} />
      </SpreadFigure>
      <div className="stack">
        <h2 id="talk">Talk it through</h2>
        <p className="lead">
          One conversation about your budget, your dates and the streets you have in mind.
        </p>
        <EnquiryTrigger kind="consultation">Schedule Consultation</EnquiryTrigger>
        <Contact />
      </div>
    </section>
  );
}
