import {
  neighborhoodBySlug,
  type PlateName,
  plateAlt,
  plateCaption,
  quizContent,
  quizResults,
} from '@rivermark/content';
import { type NeighborhoodSlug, type QuizStyle, quizStyles } from '@rivermark/content/ids';
import type { ReactNode } from 'react';
import { homesIn } from '../../homes/home-counts.ts';
import { plateOf } from '../../plates/plate-set.ts';
import { sourceInWords } from '../../ui/figures-source.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AnswersGiven } from './answers-given.tsx';
import { placesOfResult } from './place-of-result.ts';
import { plateOfPlace } from './quiz-art.tsx';
import { ShareButtons } from './share-buttons.tsx';
import type { Talk } from './talk-about.tsx';
import { type Answers, countVotes } from './tally.ts';
import '../../ui/card.css';

interface Leaving {
  /** Runs before a conversation opens or another page comes. */
  readonly onLeave?: (() => void) | undefined;
}

export interface QuizResultProps extends Leaving {
  readonly style: QuizStyle;
  /** Absent where a result's address was opened without taking the quiz. */
  readonly answers?: Answers | undefined;
  readonly talk: Talk;
  /** What else can be done: take it again, look around, close. */
  readonly actions: ReactNode;
}

type Match = (typeof quizResults)[QuizStyle]['matches'][number];

const cardSizes = '(min-width: 40rem) 45vw, 61vw';
/** The kind of house that stands there, its plate named without a place of its own. */
const HouseThere = ({ plate }: { plate: PlateName }) => (
  <>
    <Picture className="four-by-three" picture={plateOf(plate)} alt={plateAlt(plate)} sizes={cardSizes} />
    <p className="caption">{plateCaption(plate, 'without place')}</p>
  </>
);

/** What the guide to a place counts, the way to it, and to the agent's homes there. */
function WaysOn({ slug, name, onLeave }: { slug: NeighborhoodSlug; name: string } & Leaving) {
  const { figures } = neighborhoodBySlug(slug);
  const homes = homesIn(slug);
  return (
    <>
      {figures && <p className="picture-card-figure">Median condo {figures.medianPrice}</p>}
      <p className="row quiz-ways">
        <Link className="quiet" to={`/neighborhoods/${slug}`} onClick={onLeave}>
          {name} guide
        </Link>
        {homes > 0 && (
          <a className="quiet" href={`/properties/in/${slug}`}>
            {homes} {homes === 1 ? 'home' : 'homes'} listed
          </a>
        )}
      </p>
    </>
  );
}

/** A place to look in, and what leads on from it: its guide, or for want of one a conversation. */
function MatchCard({
  match: { name, slug, reason },
  talk,
  onLeave,
}: { match: Match } & Pick<QuizResultProps, 'talk' | 'onLeave'>) {
  const plate = plateOfPlace[name];
  return (
    <li className="picture-card">
      {plate && <HouseThere plate={plate} />}
      <h3>{name}</h3>
      <p>{reason}</p>
      {slug ? <WaysOn slug={slug} name={name} onLeave={onLeave} /> : talk(name, onLeave)}
    </li>
  );
}

/** What a style means: why each neighborhood is named, what else can be done, how the votes fell, and the ways to share it. */
export function QuizResult({ style, answers, actions, ...ask }: QuizResultProps) {
  const votes = answers && countVotes(answers);
  const { advice, line, pictureOf } = quizResults[style];
  const place = neighborhoodBySlug(pictureOf);
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
          <div className="row quiz-actions">{actions}</div>
          <div className="quiz-note">
            <p className="label">Before you choose</p>
            <p className="footnote">
              {advice} {quizContent.notice} {place.figures && sourceInWords(place)}
            </p>
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
