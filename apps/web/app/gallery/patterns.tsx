import { Picture } from '../ui/picture.tsx';
import type { GalleryPictures } from './gallery-pictures.ts';
import { Specimen } from './specimen.tsx';

const rows = (
  <>
    <li>
      <h3>A row</h3>
      What it is about.
    </li>
    <li>
      <h3>Another</h3>
      What that is about.
    </li>
  </>
);

/** How parts stand on the page (styles/layout.css). */
export function Patterns({ pictures }: { pictures: GalleryPictures }) {
  const picture = (
    <Picture className="picture four-by-three" picture={pictures['san-marco']} alt="" sizes="50vw" />
  );
  return (
    <>
      <Specimen name="Head">
        <div className="head">
          <h3>The title of a section</h3>
          <p className="lead">What it is, on the same line where there is room.</p>
        </div>
      </Specimen>
      <Specimen name="Split">
        <div className="split">
          <div className="stack">
            <h3>Words, 5 of 12</h3>
            <p>The picture has the other seven.</p>
          </div>
          {picture}
        </div>
        <div className="split flip page-section">
          {picture}
          <div className="stack">
            <h3>The same, flipped</h3>
          </div>
        </div>
      </Specimen>
      <Specimen name="Spread">
        <div className="spread dark">
          {picture}
          <div className="stack">
            <p className="label">A label</p>
            <h3>The page as an open atlas</h3>
            <p className="lead">On midnight, with the seam.</p>
            <a className="button button-primary" href="#specimen-spread">
              The one filled button
            </a>
          </div>
        </div>
      </Specimen>
      <Specimen name="Rules">
        <ul className="rules">{rows}</ul>
        <ol className="rules numbered">{rows}</ol>
        <ul className="rules twin">{rows}</ul>
      </Specimen>
      <Specimen name="Folds">
        <details className="fold" open>
          <summary className="unmarked">
            <h3>One that is open</h3>
          </summary>
          <p className="prose">Its words.</p>
        </details>
        <details className="fold">
          <summary className="unmarked">
            <h3>One that is closed</h3>
          </summary>
          <p>Its words.</p>
        </details>
      </Specimen>
      <Specimen name="Facts">
        <dl className="facts">
          <div>
            <dt>beds</dt>
            <dd>5</dd>
          </div>
          <div>
            <dt>baths</dt>
            <dd>4.5</dd>
          </div>
        </dl>
      </Specimen>
      <Specimen name="Plate">
        <figure className="plate">
          {picture}
          <figcaption>San Marco. Illustration.</figcaption>
        </figure>
      </Specimen>
    </>
  );
}
