import { Picture } from '../../ui/picture.tsx';
import { smallOf } from '../../ui/picture-data.ts';
import type { Showable } from './showable.ts';

/** What is asked to be shown, before anything is asked of the visitor: its picture, its price, and its name unless the dialog's title says it. */
export function ShowingSubject({ showable, isNamed }: { showable: Showable; isNamed: boolean }) {
  const { name, picture, price, line, sizes } = showable;
  return (
    <div className="enquiry-home">
      <Picture
        className="four-by-three"
        picture={smallOf(picture)}
        alt=""
        sizes="(min-width: 48rem) 20rem, 6.5rem"
      />
      <div aria-live="polite">
        {!isNamed && <p className="big">{name}</p>}
        {price && <p className="price">{price}</p>}
        <p className={isNamed ? 'lead' : 'footnote'}>{line}</p>
        {sizes && (
          <ul className="enquiry-sizes footnote">
            {sizes.map((size) => (
              <li key={size}>{size}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
