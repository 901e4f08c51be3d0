import type { QuizStyle } from '@rivermark/content/ids';
import { identity } from '@rivermark/content/site';
import type { ReactNode } from 'react';
import { placeOfResult } from './place-of-result.ts';

/** Draws the button that opens a conversation on a place; `onPress` runs before it. */
export type Talk = (place: string, onPress?: () => void) => ReactNode;

interface TalkAboutProps {
  readonly style: QuizStyle;
  readonly talk: Talk;
  readonly onPress?: () => void;
}

/** What a result leads to: a conversation on a place it names, and with whom. */
export const TalkAbout = ({ style, talk, onPress }: TalkAboutProps) => (
  <>
    {talk(placeOfResult(style), onPress)}
    <p className="footnote">
      With {identity.agentName}, {identity.brokerageName}
    </p>
  </>
);
