import { sampleHomesNote } from '@rivermark/content';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { pictureOfCard } from '../features/home-list/home-card.tsx';
import { HomeList } from '../features/home-list/home-list.tsx';
import { choicesOf, narrowed } from '../homes/choices.ts';
import type { HomeList as List } from '../homes/home-view.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import './properties.css';

export function firstPicture({ data }: SiteRoute) {
  const { homes, places, choice } = data as List;
  const [first] = narrowed(homes, choicesOf(places), choice);
  return first && pictureOfCard(first);
}

/** All homes, or those that fit one choice, with what narrows them. */
export function Page({ route }: { route: SiteRoute }) {
  const list = route.data as List;
  const isAll = Object.keys(list.choice).length === 0;
  const samples = list.homes.filter(({ sample }) => sample).length;
  return (
    <div className="page wrap properties">
      <Breadcrumbs
        trail={
          isAll
            ? [['Home', '/'], ['Properties']]
            : [['Home', '/'], ['Properties', '/properties'], [route.meta.heading]]
        }
      />
      <h1 tabIndex={-1}>{route.meta.heading}</h1>
      <HomeList {...list} />
      <section className="page-section properties-ask" aria-labelledby="ask">
        <h2 id="ask">Looking for something else?</h2>
        <p>Tell me what your next home should have, and I will look for it.</p>
        <EnquiryTrigger kind="contact" look="secondary">
          Write to me
        </EnquiryTrigger>
        <Contact />
      </section>
      {samples > 0 && <p className="footnote">{sampleHomesNote(samples)}</p>}
    </div>
  );
}
