import type { QuizDrawings, QuizStyle } from '@rivermark/content/ids';
import { Picture } from '../../ui/picture.tsx';

interface Props {
  /** The hash of each drawing's files, by set and style. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly set: QuizDrawings;
  readonly style: QuizStyle;
  /** How wide it stands on the page, as for every picture. */
  readonly sizes: string;
  /** The answer, where its words do not stand beside it. */
  readonly alt?: string;
}

/** Where it is an answer to choose; where it is seen again, it is the same file. */
export const optionSizes = '(min-width: 60rem) 21vw, (min-width: 40rem) 30vw, 27vw';

/**
 * The drawing beside an answer. Its alt text is empty because the answer's text says everything.
 */
export const OptionDrawing = ({ hashes, set, style, sizes, alt = '' }: Props) => (
  <Picture
    className="option-drawing"
    picture={{
      name: `option-${set}-${style}`,
      hash: hashes[`${set}-${style}`] ?? '',
      width: 960,
      height: 720,
      widths: [320, 480, 640],
      illustration: true,
    }}
    alt={alt}
    sizes={sizes}
  />
);
