import type { NeighborhoodSlug } from '@rivermark/content/ids';
import { identity } from '@rivermark/content/site';
import { track } from '../../analytics/track.ts';
import { EnquiryTrigger } from '../../features/enquiry-forms/enquiry-trigger.tsx';
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PlacedPicture } from '../../ui/picture-data.ts';

interface GuideHeroProps {
  readonly slug: NeighborhoodSlug;
  readonly name: string;
  readonly tagline: string;
  readonly picture: PlacedPicture;
  readonly alt: string;
  /** Its place among the guides: 3 of 12. */
  readonly place: number;
  readonly of: number;
}

/** The first screen of a guide: a panel of midnight with its name, and beside it the picture, whole. */
export function GuideHero({ slug, name, tagline, picture, alt, place, of }: GuideHeroProps) {
  return (
    <section className="spread guide-hero dark" aria-labelledby="guide-heading">
      <Picture className="picture" {...picture} alt={alt} first />
      <div className="stack">
        <Breadcrumbs trail={[['Home', '/'], ['Neighborhoods', '/#neighborhoods'], [name]]} />
        <p className="label">
          Neighborhood {place} of {of}
        </p>
        <h1 id="guide-heading" tabIndex={-1} data-long={name.length > 14 || undefined}>
          {name}
        </h1>
        <p className="lead">{tagline}</p>
        <EnquiryTrigger
          kind="showing"
          place={name}
          onClick={() => track({ action: 'property_interest', label: slug })}
        >
          Request a Showing
        </EnquiryTrigger>
        <p className="footnote">
          {identity.agentName}, {identity.brokerageName}
        </p>
      </div>
    </section>
  );
}
