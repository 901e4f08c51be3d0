import { quizResults } from '@rivermark/content';
import type { QuizStyle } from '@rivermark/content/ids';
import { identity } from '@rivermark/content/site';
import type { ReactNode } from 'react';
import { placesOfResult } from './place-of-result.ts';

/** Draws the button that opens a conversation on places, under one name; `onPress` runs before it. */
export type Talk = (places: string, onPress?: () => void, name?: string) => ReactNode;

interface TalkAboutProps {
  readonly style: QuizStyle;
  readonly talk: Talk;
  readonly onPress?: (() => void) | undefined;
}

/** What a result leads to: a conversation on the places it names, and with whom. */
export const TalkAbout = ({ style, talk, onPress }: TalkAboutProps) => (
  <>
    {talk(
      placesOfResult(style)
        .map(({ name }) => name)
        .join(', '),
      onPress,
      quizResults[style].talk,
    )}
    <p className="footnote">
      With {identity.agentName}, <span>{identity.brokerageName}</span>
    </p>
  </>
);
