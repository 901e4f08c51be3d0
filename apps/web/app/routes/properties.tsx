import { sampleHomesNote } from '@rivermark/content';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { isLargeCard, pictureOfCard } from '../features/home-list/home-card.tsx';
import { HomeList } from '../features/home-list/home-list.tsx';
import { choicesOf, narrowed } from '../homes/choices.ts';
import type { HomeList as List } from '../homes/home-view.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import './properties.css';

export function firstPicture({ data }: SiteRoute) {
  const { homes, places, choice } = data as List;
  const shown = narrowed(homes, choicesOf(places), choice);
  return shown[0] && pictureOfCard(shown[0], isLargeCard(0, shown.length));
}

/** All homes, or those that fit one choice, with what narrows them. */
export function Page({ route }: { route: SiteRoute }) {
  const list = route.data as List;
  const isAll = Object.keys(list.choice).length === 0;
  const samples = list.homes.filter(({ sample }) => sample).length;
  return (
    <>
      <div className="page-head wrap properties">
        <Breadcrumbs
          trail={
            isAll
              ? [['Home', '/'], ['Properties']]
              : [['Home', '/'], ['Properties', '/properties'], [route.meta.heading]]
          }
        />
        <h1 tabIndex={-1}>{route.meta.heading}</h1>
        <HomeList {...list} />
        {samples > 0 && <p className="footnote">{sampleHomesNote(samples, list.homes.length)}</p>}
      </div>
      <section className="section band wrap" aria-labelledby="ask">
        <div className="split">
          <h2 id="ask">Looking for something else?</h2>
          <div className="stack">
            <p className="lead">Tell me what your next home should have, and I will look for it.</p>
            <EnquiryTrigger kind="contact">Write to me</EnquiryTrigger>
            <Contact />
          </div>
        </div>
      </section>
    </>
  );
}
