import { neighborhoodBySlug, plateAlt, plateCaption, quizContent, quizResults } from '@rivermark/content';
import { type NeighborhoodSlug, type QuizStyle, quizStyles } from '@rivermark/content/ids';
import type { ReactNode } from 'react';
import { homesIn } from '../../homes/home-counts.ts';
import { pictureOf } from '../../picture-set.ts';
import { plateOf } from '../../plates/plate-set.ts';
import { sourceInWords } from '../../ui/figures-source.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AnswersGiven } from './answers-given.tsx';
import { placesOfResult } from './place-of-result.ts';
import { plateOfPlace } from './quiz-art.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { type Talk, TalkButton } from './talk-about.tsx';
import { type Answers, countVotes } from './tally.ts';
import '../../ui/card.css';

export interface QuizResultProps {
  readonly style: QuizStyle;
  /** Absent where a result's address was opened without taking the quiz. */
  readonly answers?: Answers | undefined;
  readonly talk: Talk;
  /** Runs before a conversation opens. */
  readonly onTalk?: (() => void) | undefined;
  /** What else can be done: take it again, look around, close. */
  readonly actions: ReactNode;
}

type Match = (typeof quizResults)[QuizStyle]['matches'][number];

/** What the guide to a place counts, and how many homes of the agent's are there. */
function Counts({ slug }: { slug: NeighborhoodSlug }) {
  const { figures } = neighborhoodBySlug(slug);
  const homes = homesIn(slug);
  const said = [
    figures && `Median condo ${figures.medianPrice}`,
    homes > 0 && `${homes} ${homes === 1 ? 'home' : 'homes'} listed`,
  ].filter(Boolean);
  return said.length > 0 && <p className="picture-card-figure">{said.join(' · ')}</p>;
}

/** A place to look in: the kind of house that stands there, or its guide's picture. One without a guide is talked about. */
function MatchCard({
  match: { name, slug, reason },
  talk,
  onTalk,
}: { match: Match } & Pick<QuizResultProps, 'talk' | 'onTalk'>) {
  const plate = plateOfPlace[name];
  const sizes = '(min-width: 60rem) 30vw, (max-width: 40rem) 61vw, 45vw';
  return (
    <li className="picture-card">
      {plate ? (
        <>
          <Picture className="four-by-three" picture={plateOf(plate)} alt={plateAlt(plate)} sizes={sizes} />
          <p className="caption">{plateCaption(plate, 'without place')}</p>
        </>
      ) : (
        slug && (
          <Picture
            className="four-by-three"
            picture={pictureOf(slug)}
            alt={neighborhoodBySlug(slug).imageAlt}
            sizes={sizes}
          />
        )
      )}
      <h3>{slug ? <Link to={`/neighborhoods/${slug}`}>{name}</Link> : name}</h3>
      <p>{reason}</p>
      {slug ? <Counts slug={slug} /> : talk(name, onTalk)}
    </li>
  );
}

/** What a style means: why each neighborhood is named, what else can be done, how the votes fell, and the ways to share it. */
export function QuizResult({ style, answers, actions, ...ask }: QuizResultProps) {
  const votes = answers && countVotes(answers);
  const { advice, line, pictureOf: slug } = quizResults[style];
  const place = neighborhoodBySlug(slug);
  return (
    <>
      <section className="section wrap" aria-labelledby="quiz-matches">
        <div className="head">
          <h2 id="quiz-matches">Where to look first</h2>
          <p className="lead">{line}</p>
        </div>
        <ul className="card-grid quiz-matches">
          {placesOfResult(style).map((match) => (
            <MatchCard key={match.name} match={match} {...ask} />
          ))}
        </ul>
        <div className="split quiz-foot">
          <p className="footnote">
            {advice} {quizContent.notice} {place.figures && sourceInWords(place)}
          </p>
          <div className="row quiz-actions">
            <TalkButton style={style} talk={ask.talk} onPress={ask.onTalk} />
            {actions}
          </div>
        </div>
      </section>
      <div className="section wrap band quiz-after">
        {votes ? (
          <section className="split" aria-labelledby="quiz-votes">
            <div className="stack">
              <h2 id="quiz-votes">How your answers fell</h2>
              <AnswersGiven answers={answers} isHeard />
            </div>
            <div>
              <ul className="quiz-votes">
                {quizStyles.map((each) => (
                  <li key={each}>
                    {each === style ? (
                      <b>{quizResults[each].title}</b>
                    ) : (
                      <span>{quizResults[each].title}</span>
                    )}
                    <meter min={0} max={6} value={votes[each]} aria-label={`${quizResults[each].title}`} />
                    <span>{votes[each]} of 6</span>
                  </li>
                ))}
              </ul>
              <Sharing style={style} heading="Share your result" />
            </div>
          </section>
        ) : (
          <Sharing style={style} heading="Share this result" />
        )}
      </div>
    </>
  );
}

/** The ways to pass a result on. */
function Sharing({ style, heading }: { style: QuizStyle; heading: string }) {
  return (
    <div className="quiz-sharing">
      <h2>{heading}</h2>
      <ShareButtons style={style} title={quizResults[style].title} />
    </div>
  );
}
