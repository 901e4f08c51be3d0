import { EnquiryTrigger } from '../../features/enquiry-forms/enquiry-trigger.tsx';
import { SpreadFigure, spreadSizes } from '../../plates/spread-figure.tsx';
import { Contact } from '../../shell/contact.tsx';
import { pictureOf } from '../../site/pictures.ts';
import { useSite } from '../../site/site.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Readers who got this far have questions: says whom to ask, before the small print. */
export function GuideTalk() {
  const site = useSite();
  const { neighborhoods } = site.content;
  const place = neighborhoods.find(({ slug }) => slug === 'ortega') ?? neighborhoods[0];
  const picture = pictureOf(site, place?.slug ?? 'hero');
  return (
    <section className="spread flip booklet-talk band" aria-labelledby="talk">
      <SpreadFigure caption={picture.illustration ? `${place?.name ?? ''}. Illustration.` : undefined}>
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
