import type { QuizStyle } from '@rivermark/content/ids';
import type { AnalyticsEvent } from '../../analytics/events.ts';
import { tracked } from '../../analytics/track-clicks.ts';
import type { QuizSharing } from './quiz-view.ts';
import { shareText } from './share.ts';

const ways = [
  ['device', 'Share', { action: 'button_click', label: 'quiz_share_device' }],
  ['facebook', 'Facebook', { action: 'external_link_click', label: 'quiz_share_facebook' }],
  ['x', 'X (Twitter)', { action: 'external_link_click', label: 'quiz_share_x' }],
  ['instagram', 'Instagram', { action: 'button_click', label: 'quiz_share_instagram' }],
  ['link', 'Copy Link', { action: 'button_click', label: 'quiz_copy_link' }],
] as const satisfies readonly (readonly [string, string, AnalyticsEvent])[];

export type ShareWay = (typeof ways)[number][0];

/**
 * The ways to share a result: on phones the device's own, then the four specified ones. They are
 * plain markup: `answer-quiz-share.ts` does what the attributes say.
 */
export function ShareButtons({ style, sharing }: { style: QuizStyle; sharing: QuizSharing }) {
  const { titles, brand, brokerage } = sharing;
  return (
    <div className="quiz-share">
      {ways.map(([way, name, event]) => (
        <button
          key={way}
          type="button"
          className="quiet"
          data-quiz-share={way}
          data-style={style}
          data-text={shareText(titles[style], brand, brokerage)}
          {...tracked(event)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
