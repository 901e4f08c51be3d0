import type { QuizStyle } from '@rivermark/content/ids';
import { identity } from '@rivermark/content/site';
import { track } from '../../analytics/track.ts';
import { copyText } from '../../ui/copy-text.ts';
import { facebookUrl, openPopup, resultUrl, shareText, xUrl } from './share.ts';

/** The four ways to share a result. */
export function ShareButtons({ style, title }: { style: QuizStyle; title: string }) {
  const text = shareText(title, identity.brokerageName);
  return (
    <div className="quiz-share">
      <button
        type="button"
        className="quiet"
        onClick={() => {
          track({ action: 'external_link_click', label: 'quiz_share_facebook' });
          openPopup(facebookUrl(resultUrl(style), text));
        }}
      >
        Facebook
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          track({ action: 'external_link_click', label: 'quiz_share_x' });
          openPopup(xUrl(resultUrl(style), text));
        }}
      >
        X (Twitter)
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          track({ action: 'button_click', label: 'quiz_share_instagram' });
          void copyText(`${text} ${resultUrl(style)}`, 'Content copied for Instagram!');
        }}
      >
        Instagram
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          track({ action: 'button_click', label: 'quiz_copy_link' });
          void copyText(resultUrl(style), 'Link copied!');
        }}
      >
        Copy Link
      </button>
    </div>
  );
}
