import { Picture } from '../../ui/picture.tsx';
import { smallOf } from '../../ui/picture-data.ts';
import type { Showable } from './showable.ts';

/**
 * The home that the visitor asks to see, shown above the fields: picture, price, and its name
 * unless the dialog's title has it.
 */
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
