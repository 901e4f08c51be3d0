import type { ReactNode } from 'react';
import { RiverMark } from '../../locator/river-mark.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PlaceView, ResultView, View } from './quiz-view.ts';
import type { Talk } from './talk-about.tsx';
import '../../ui/card.css';

interface Leaving {
  /** Runs before a conversation opens. */
  readonly onLeave?: (() => void) | undefined;
}

export interface QuizResultProps extends Leaving {
  readonly result: ResultView;
  readonly talk: Talk;
  /** What else can be done: take it again, look around, close. */
  readonly actions: ReactNode;
}

const cardSizes = '(min-width: 40rem) 45vw, 61vw';

/** The kind of house that stands there, its plate named without a place of its own. */
const HouseThere = ({ house: { picture, alt, caption } }: { house: View }) => (
  <>
    <Picture className="four-by-three" picture={picture} alt={alt} sizes={cardSizes} />
    <p className="caption">{caption}</p>
  </>
);

/** What the guide to a place counts, the way to it, and to the agent's homes there. */
function WaysOn({ place: { slug, name, medianPrice, homes } }: { place: PlaceView }) {
  return (
    <>
      {medianPrice && <p className="picture-card-figure">Median condo {medianPrice}</p>}
      <p className="row quiz-ways">
        <a className="quiet" href={`/neighborhoods/${slug}`}>
          {name} guide
        </a>
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
  place,
  talk,
  onLeave,
}: { place: PlaceView } & Pick<QuizResultProps, 'talk' | 'onLeave'>) {
  const { name, slug, riverMark, reason, house } = place;
  return (
    <li className="picture-card">
      {house && <HouseThere house={house} />}
      <h3>{name}</h3>
      {riverMark && <RiverMark words={riverMark} />}
      <p>{reason}</p>
      {slug ? <WaysOn place={place} /> : talk(name, onLeave)}
    </li>
  );
}

/** What a style means: why each neighborhood is named, and what else can be done. */
export function QuizResult({ result, actions, ...ask }: QuizResultProps) {
  return (
    <section className="section wrap" aria-labelledby="quiz-matches">
      <div className="head">
        <h2 id="quiz-matches">Where to look first</h2>
        <p className="lead">{result.line}</p>
      </div>
      <ul className="card-grid quiz-matches">
        {result.places.map((place) => (
          <MatchCard key={place.name} place={place} {...ask} />
        ))}
      </ul>
      <div className="split quiz-foot">
        <div className="row quiz-actions">{actions}</div>
        <div className="quiz-note">
          <p className="label">Before you choose</p>
          <p className="footnote">{result.note}</p>
        </div>
      </div>
    </section>
  );
}
