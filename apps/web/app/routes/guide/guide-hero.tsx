import type { NeighborhoodSlug } from '@rivermark/content/ids';
import { EnquiryTrigger } from '../../features/enquiry-forms/enquiry-trigger.tsx';
import { RiverMark } from '../../locator/river-mark.tsx';
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx';
import { useContent } from '../../site/site.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PlacedPicture } from '../../ui/picture-data.ts';

interface GuideHeroProps {
  readonly slug: NeighborhoodSlug;
  readonly name: string;
  readonly tagline: string;
  readonly riverMark: string;
  /** In a sentence, what stands there. */
  readonly description: string;
  readonly picture: PlacedPicture;
  readonly alt: string;
}

/** The first screen of a guide: a dark panel with name, line and action beside the picture. */
export function GuideHero({ slug, name, tagline, riverMark, description, picture, alt }: GuideHeroProps) {
  const { identity } = useContent();
  return (
    <section className="spread guide-hero dark" aria-labelledby="guide-heading">
      <Picture className="picture" {...picture} alt={alt} first />
      <div className="stack panel">
        <Breadcrumbs trail={[['Home', '/'], ['Neighborhoods', '/#neighborhoods'], [name]]} />
        <div className="panel-name">
          <h1 id="guide-heading" tabIndex={-1}>
            {name}
          </h1>
          <RiverMark words={riverMark} />
        </div>
        <p className="lead">{tagline}</p>
        <p className="panel-deck">{description}</p>
        <div className="row panel-act">
          <EnquiryTrigger kind="showing" place={name} events={[{ action: 'property_interest', label: slug }]}>
            Request a Showing
          </EnquiryTrigger>
          <p className="footnote">
            {identity.agentName}, <span>{identity.brokerageName}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
