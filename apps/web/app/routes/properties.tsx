import { agentLine, sampleHomesNote } from '@rivermark/content';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { HomeLetters, type LookedAt } from '../features/home-letters/home-letters.tsx';
import { HomeCard, sizesOfCard } from '../features/home-list/home-card.tsx';
import { HomeList } from '../features/home-list/home-list.tsx';
import { choicesOf, inShort, narrowed } from '../homes/choices.ts';
import type { HomeList as List } from '../homes/home-view.ts';
import { listInShort } from '../homes/list-in-short.ts';
import { Island } from '../islands/island.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { type Site, useContent } from '../site/site.tsx';
import '../shell/ask-band.css';
import '../shell/page-head.css';
import './properties.css';

export function firstPicture(_site: Site, { data }: SiteRoute) {
  const { homes, places, choice } = data as List;
  const shown = narrowed(homes, choicesOf(places), choice);
  return shown[0] && { picture: shown[0].picture, sizes: sizesOfCard(0, shown.length) };
}

/** What the list is narrowed by. Letters are not chosen by status. */
const lookedAtList = (choice: List['choice'], choices: ReturnType<typeof choicesOf>): LookedAt[] =>
  (['in', 'price', 'beds'] as const).flatMap((name) => {
    const chosen = choices[name].find(({ value }) => value === choice[name]);
    if (!chosen) return [];
    const label = name === 'in' ? `In ${chosen.label}` : chosen.label;
    return { name, value: chosen.value, label: name === 'beds' ? `${label} bedrooms` : label };
  });

/** All homes, or those that fit one choice, with what narrows them. */
export function Page({ route }: { route: SiteRoute }) {
  const { homes, places, choice } = route.data as List;
  const isAll = Object.keys(choice).length === 0;
  const samples = homes.filter(({ sample }) => sample).length;
  const allDrawn = homes.length > 0 && homes.every(({ caption }) => caption);
  const shown = narrowed(homes, choicesOf(places), choice);
  const lead = listInShort(shown);
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
            {lead && <p className="lead">{lead}</p>}
          </div>
        </div>
        <Island
          name="home-list"
          of={HomeList}
          when="press"
          readsQuery
          props={{
            homes: homes.map(inShort),
            places,
            choice,
            ...((samples > 0 || allDrawn) && { note: sampleHomesNote(samples, homes.length, allDrawn) }),
          }}
          slots={Object.fromEntries(
            shown.map((home, at) => [
              home.id,
              <HomeCard
                key={home.id}
                home={home}
                first={at === 0}
                sizes={sizesOfCard(at, shown.length)}
                heading="h2"
                drawnAsSaid={allDrawn}
              />,
            ]),
          )}
        />
      </div>
      <HomeLetters page={route.path} lookedAt={lookedAtList(choice, choicesOf(places))} />
      <section className="section wrap band split ask-band" aria-labelledby="ask">
        <div className="stack">
          <h2 id="ask">Looking for something else?</h2>
          <p className="lead">Tell me what your next home should have, and I will look for it.</p>
        </div>
        <div className="stack">
          <EnquiryTrigger kind="contact">Write to me</EnquiryTrigger>
          <p className="footnote">{agentLine(useContent().identity)}</p>
          <p className="footnote">
            Which neighborhood? <a href="/neighborhood-quiz">Take the Where You Belong Quiz</a>
          </p>
        </div>
      </section>
    </>
  );
}
