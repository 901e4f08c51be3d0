import type { QuizStyle } from '@rivermark/content/ids';
import { brand, identity } from '@rivermark/content/site';
import { track } from '../../analytics/track.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { facebookUrl, openPopup, resultUrl, shareText, xUrl } from './share.ts';

/** The four ways to share a result, and under whose name it goes out. */
export function ShareButtons({ style, title }: { style: QuizStyle; title: string }) {
  const text = shareText(title, identity.brokerageName);
  return (
    <>
      <div className="row">
        <Button
          look="secondary"
          onClick={() => {
            track({ action: 'external_link_click', label: 'quiz_share_facebook' });
            openPopup(facebookUrl(resultUrl(style), text));
          }}
        >
          Facebook
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            track({ action: 'external_link_click', label: 'quiz_share_x' });
            openPopup(xUrl(resultUrl(style), text));
          }}
        >
          X (Twitter)
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            track({ action: 'button_click', label: 'quiz_share_instagram' });
            void copyText(`${text} ${resultUrl(style)}`, 'Content copied for Instagram!');
          }}
        >
          Instagram
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            track({ action: 'button_click', label: 'quiz_copy_link' });
            void copyText(resultUrl(style), 'Link copied!');
          }}
        >
          Copy Link
        </Button>
      </div>
      <p className="footnote">
        {brand.name} · {identity.agentName}, {identity.brokerageName}
      </p>
    </>
  );
}
