import { sourceInWords } from '../../ui/figures-source.tsx';
import { type DatedWords, sameSource, sharedSource } from './shared-source.ts';

interface SectionHeadProps {
  /** Of the heading. */
  readonly id: string;
  readonly heading: string;
  /** The section's figures. */
  readonly dated: readonly DatedWords[];
  /** How its figures are to be read. */
  readonly reading?: string;
}

/** A section's title, and beside it where most of its figures come from; the others say their own. */
export function SectionHead({ id, heading, dated, reading }: SectionHeadProps) {
  const ofMost = sharedSource(dated);
  const source = ofMost && {
    ...ofMost,
    forOthers: !dated.every((one) => sameSource(one, ofMost)),
  };
  return (
    <div className="head">
      <h2 id={id}>{heading}</h2>
      {source && (
        <p className="footnote">
          {sourceInWords(source)} {reading}
        </p>
      )}
    </div>
  );
}
