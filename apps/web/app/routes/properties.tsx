import { plateAlt, plateCaption, sampleHomesNote } from '@rivermark/content';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { isLargeCard, pictureOfCard } from '../features/home-list/home-card.tsx';
import { HomeList } from '../features/home-list/home-list.tsx';
import { choicesOf, narrowed } from '../homes/choices.ts';
import type { HomeList as List } from '../homes/home-view.ts';
import { listInShort } from '../homes/list-in-short.ts';
import { plateOf } from '../plates/plate-set.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { Picture } from '../ui/picture.tsx';
import '../shell/page-head.css';
import './properties.css';

const PLATE = 'lift-bridge';
const plate = { picture: plateOf(PLATE), sizes: '(min-width: 52rem) 58vw, (max-width: 40rem) 66vw, 100vw' };

export function firstPicture({ data }: SiteRoute) {
  const { homes, places, choice } = data as List;
  const shown = narrowed(homes, choicesOf(places), choice);
  return shown[0] && pictureOfCard(shown[0], isLargeCard(0, shown.length));
}

/** All homes, or those that fit one choice, with what narrows them. */
export function Page({ route }: { route: SiteRoute }) {
  const list = route.data as List;
  const { homes, places, choice } = list;
  const isAll = Object.keys(choice).length === 0;
  const samples = homes.filter(({ sample }) => sample).length;
  const allDrawn = homes.length > 0 && homes.every(({ caption }) => caption);
  const inShort = listInShort(narrowed(homes, choicesOf(places), choice));
  return (
    <>
      <div className="wrap properties">
        <div className="page-head">
          <Breadcrumbs
            trail={
              isAll
                ? [['Home', '/'], ['Properties']]
                : [['Home', '/'], ['Properties', '/properties'], [route.meta.heading]]
            }
          />
          <div className="head">
            <h1 tabIndex={-1}>{route.meta.heading}</h1>
            {inShort && <p className="lead">{inShort}</p>}
          </div>
        </div>
        <HomeList {...list} />
        {(samples > 0 || allDrawn) && (
          <p className="footnote">{sampleHomesNote(samples, homes.length, allDrawn)}</p>
        )}
      </div>
      <section className="spread dark properties-ask" aria-labelledby="ask">
        <Picture className="picture" {...plate} alt={plateAlt(PLATE)} />
        <div className="stack">
          <h2 id="ask">Looking for something else?</h2>
          <p>Tell me what your next home should have, and I will look for it.</p>
          <EnquiryTrigger kind="contact">Write to me</EnquiryTrigger>
          <Contact />
          <p className="footnote">{plateCaption(PLATE)}</p>
        </div>
      </section>
    </>
  );
}
