import type { ReactNode } from 'react';
import type { QuizSharing, ResultView } from './quiz-view.ts';

/**
 * Renders the button that opens a conversation about places, under one name. `onPress` runs before
 * it opens.
 */
export type Talk = (places: string, onPress?: () => void, name?: string) => ReactNode;

interface TalkAboutProps {
  readonly result: ResultView;
  readonly agent: Pick<QuizSharing, 'agent' | 'brokerage'>;
  readonly talk: Talk;
  readonly onPress?: (() => void) | undefined;
}

/** What a result leads to: a conversation on the places it names, and with whom. */
export const TalkAbout = ({ result: { places, talk: name }, agent, talk, onPress }: TalkAboutProps) => (
  <>
    {talk(places.map((place) => place.name).join(', '), onPress, name)}
    <p className="footnote">
      With {agent.agent}, <span>{agent.brokerage}</span>
    </p>
  </>
);
