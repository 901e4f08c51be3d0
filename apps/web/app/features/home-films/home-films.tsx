import { Picture } from '../../ui/picture.tsx';
import type { Picture as PictureData } from '../../ui/picture-data.ts';
import './home-films.css';

interface HomeFilmsProps {
  readonly name: string;
  readonly video: string | undefined;
  readonly tour: string | undefined;
  /** Pictures of the home; the last stands for all that follow. */
  readonly pictures: readonly PictureData[];
}

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/**
 * A picture with a button for each film of a home. The film is on another site. A press opens it in
 * a new tab; before that nothing is requested there.
 */
export function HomeFilms({ name, video, tour, pictures }: HomeFilmsProps) {
  const films = [
    { words: 'Watch the Video', address: video },
    { words: 'Take the Tour', address: tour },
  ].flatMap(({ words, address }) => (address === undefined ? [] : [{ words, address }]));
  if (films.length === 0) return null;
  return (
    <ul className="home-films">
      {films.map(({ words, address }, at) => {
        const picture = pictures[at] ?? pictures.at(-1);
        return (
          <li key={words}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {picture && <Picture picture={picture} alt="" sizes="(min-width: 60rem) 46vw, 92vw" />}
              <span className="button button-primary">
                {words}
                <span className="visually-hidden"> of {name}</span>
              </span>
              <small>
                On {hostOf(address)}, in a new tab
                {picture?.illustration && '. The picture is an illustration.'}
              </small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
