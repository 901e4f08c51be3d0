import './river-mark.css';

interface RiverMarkProps {
  /** 'Mile 28, west bank' */
  readonly words: string;
  /** Within a link that holds no block. */
  readonly as?: 'p' | 'span';
}

/** Where a home or a place lies by the river, under its name. */
export const RiverMark = ({ words, as: As = 'p' }: RiverMarkProps) => <As className="river-mark">{words}</As>;
