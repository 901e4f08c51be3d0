import { sourceInWords } from '../../ui/figures-source.tsx';
import { type DatedWords, sameSource, sharedSource } from './shared-source.ts';

interface SectionHeadProps {
  /** The id of the heading. */
  readonly id: string;
  readonly heading: string;
  /** The section's figures. */
  readonly dated: readonly DatedWords[];
  /** The source that the page has named for all its figures. */
  readonly ofPage: DatedWords | undefined;
  /** What else is to be known of its figures. */
  readonly note?: string;
}

/**
 * A section's title. Beside it stands where most of the section's figures come from, unless the
 * page has named that source already. Figures from elsewhere name their own.
 */
export function SectionHead({ id, heading, dated, ofPage, note }: SectionHeadProps) {
  const ofMost = sharedSource(dated);
  const own =
    ofMost &&
    !sameSource(ofMost, ofPage) &&
    sourceInWords({ ...ofMost, forOthers: !dated.every((one) => sameSource(one, ofMost)) });
  const words = [own, note].filter(Boolean).join(' ');
  return (
    <div className="head">
      <h2 id={id}>{heading}</h2>
      {words && <p className="footnote">{words}</p>}
    </div>
  );
}
